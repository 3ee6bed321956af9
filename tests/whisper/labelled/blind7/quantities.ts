/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 1260 + 480
  'h7-q-big-booster': [
    'one X-432 and a cell booster to go with it, what is that together',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, once: 1740 }),
  ],
  // 4 x 340
  'h7-q-four-relays': [
    'Four WR-1R12 controllers for a storage yard. Sum?',
    prices({ set: { 'wr-1r12': 4 }, once: 1360 }),
  ],
  // 740 + 300 + 180
  'h7-q-412-sms-batt': [
    'Hardware only: X-412, then an SMS I/O, then a battery backup for the storm season. Add those up for me',
    prices({ set: { 'x-412': 1, 'sms-io': 1, 'battery-backup': 1 }, once: 1220 }),
  ],
  // 200 + 100 + 150
  'h7-q-sign-post-led': [
    'price for a vinyl sign on a wood post with the led kit',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1, 'led-kit': 1 }, once: 450 }),
  ],
  // 2 x 500 + 2 x 360
  'h7-q-two-enclosures': [
    'Two vinyl enclosures, each on a gooseneck, for the in and the out lane. Total please.',
    prices({ set: { 'vinyl-enclosure': 2, gooseneck: 2 }, once: 1720 }),
  ],
  'h7-q-wireless': [
    'No trenching across my orchard please, so one wireless relay it is. Price?',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
  ],
  // 30 + 3 x 6
  'h7-q-sub-three-doors': [
    'Our clinic has a main entrance on the base subscription and wants 3 more doors on it. Monthly figure?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 2 x 6 + 12
  'h7-q-sub-cams-sim': [
    'Monthly bill for a base subscription, two additional cameras and a SIM card?',
    prices({ set: { 'base-sub': 1, 'add-camera': 2, 'sim-card': 1 }, monthly: 54 }),
  ],
  // 30 + 200, x 12 = 2760
  'h7-q-lpr-year': [
    'Our community thinks of LPR access on top of the base subscription. First year in dollars?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, firstYear: 2760 }),
  ],
  // 5 x 2
  'h7-q-five-numbers': [
    'five dedicated numbers are how much monthly',
    prices({ set: { 'dedicated-number': 5 }, monthly: 10 }),
  ],
  // 540 + 200 = 740; 30 + 12 = 42; 740 + 504 = 1244
  'h7-q-401-full': [
    'For our driveway: X-401, vinyl sign, base subscription, SIM card. What is due once, per month and in the first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 740,
      monthly: 42,
      firstYear: 1244,
    }),
  ],
  // 340 + 200 = 540; 30
  'h7-q-cheap-start': [
    'A WR-1R12 with a vinyl sign and the base subscription: once and monthly?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'base-sub': 1 }, once: 540, monthly: 30 }),
  ],
  // 6 + 6 + 3
  'h7-q-hours-432s': [
    'I have to schedule my crew: two X-432 and a wireless relay, how many hours of installing?',
    prices({ set: { 'x-432': 2, 'wireless-relay': 1 }, hours: 15 }),
  ],
  // 2 + 0.5 + 1.5
  'h7-q-hours-sign': [
    'hours to install a vinyl sign with led kit and gooseneck?',
    prices({ set: { 'vinyl-sign': 1, 'led-kit': 1, gooseneck: 1 }, hours: 4 }),
  ],
  // 540 + 3 x 360
  'h7-q-three-years': [
    'X-401 with a base subscription, what will I have paid after 3 years?',
    {
      says: [dollarsOf(1620)],
      priced: { set: { 'x-401': 1, 'base-sub': 1 }, years: [3, 1620] },
    },
  ],
  // 5 x 12 x (30 + 30)
  'h7-q-five-years': [
    'Lifetime warranty and base subscription over five years comes to what?',
    {
      says: [dollarsOf(3600)],
      priced: { set: { 'base-sub': 1, 'lifetime-warranty': 1 }, years: [5, 3600] },
    },
  ],
  // 1260 - 740
  'h7-q-apart': [
    'If I take the vinyl enclosure where the quote now has a plain vinyl sign, how much dearer does that get?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 10 x 150
  'h7-q-ten-led': [
    'our signs are dark after sunset, we would buy ten led kits, add it up',
    prices({ set: { 'led-kit': 10 }, once: 1500 }),
  ],
  // 2 x 740 + 2 x 180 + 480
  'h7-q-hoa-set': [
    'The HOA wants two X-412, two battery backups and one cell booster. How many dollars once?',
    prices({ set: { 'x-412': 2, 'battery-backup': 2, 'cell-booster': 1 }, once: 2320 }),
  ],
  // 3 x 300
  'h7-q-three-sms': [
    'what do three of the SMS I/O units come to',
    prices({ set: { 'sms-io': 3 }, once: 900 }),
  ],
  // 6 x 100 + 6 x 200
  'h7-q-six-posts': [
    'We have six entrances, each gets a wood post and a vinyl sign. Costs?',
    prices({ set: { 'wood-post': 6, 'vinyl-sign': 6 }, once: 1800 }),
  ],
  // 30 + 6 + 6 + 2 + 12 + 30
  'h7-q-all-subs': [
    'I want the works except plates: base sub, one extra door, one extra camera, own number, a SIM and the lifetime warranty. Per month that is?',
    prices({
      set: {
        'base-sub': 1,
        'add-door': 1,
        'add-camera': 1,
        'dedicated-number': 1,
        'sim-card': 1,
        'lifetime-warranty': 1,
      },
      monthly: 86,
    }),
  ],
  // 12 x 12
  'h7-q-sim-year': [
    'A SIM card for twelve months costs me what?',
    prices({ set: { 'sim-card': 1 }, firstYear: 144 }),
  ],
  // 1260 + 500; 2 x 30
  'h7-q-warehouse': [
    'Warehouse: one X-432 in a vinyl enclosure, and two base subscriptions. One-time and monthly cost?',
    prices({ set: { 'x-432': 1, 'vinyl-enclosure': 1, 'base-sub': 2 }, once: 1760, monthly: 60 }),
  ],
})
