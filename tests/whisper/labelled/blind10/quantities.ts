/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 500
  'h10-q-401-enclosure': [
    'X-401 housed inside a vinyl enclosure, how much money altogether?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 4 x 200 + 4 x 100
  'h10-q-signs-posts': [
    'four vinyl signs, four wood posts, total price for our paddocks',
    prices({ set: { 'vinyl-sign': 4, 'wood-post': 4 }, once: 1200 }),
  ],
  // 3 x 740 + 3 x 180
  'h10-q-412-batteries': [
    'Board wants 3 X-412 and a battery backup for each of the three. Sum?',
    prices({ set: { 'x-412': 3, 'battery-backup': 3 }, once: 2760 }),
  ],
  // 8 x 30
  'h10-q-eight-bases': [
    'If we took eight base subscriptions, what would be due every month?',
    prices({ set: { 'base-sub': 8 }, monthly: 240 }),
  ],
  // 30 + 2 x 6 + 2
  'h10-q-base-cameras-number': [
    'my store: base subscription + two additional cameras + a dedicated number. monthly cost?',
    prices({ set: { 'base-sub': 1, 'add-camera': 2, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  // 30 + 200 + 30 + 12
  'h10-q-four-subs': [
    'Add up these monthly fees, my eyes are poor: base subscription, LPR access, lifetime warranty, SIM card.',
    prices({
      set: { 'base-sub': 1, 'lpr-access': 1, 'lifetime-warranty': 1, 'sim-card': 1 },
      monthly: 272,
    }),
  ],
  // 740 + 360 + 150 + 200 = 1450; 30 + 5 x 6 = 60; 1450 + 12 x 60 = 1450 + 720 = 2170
  'h10-q-condo-all': [
    'Condo with six entrances: an X-412, a gooseneck, an LED kit, a vinyl sign, the base subscription and five additional doors. What is it one time, what each month, and what in year one?',
    prices({
      set: {
        'x-412': 1,
        gooseneck: 1,
        'led-kit': 1,
        'vinyl-sign': 1,
        'base-sub': 1,
        'add-door': 5,
      },
      once: 1450,
      monthly: 60,
      firstYear: 2170,
    }),
  ],
  // 6 + 3
  'h10-q-hours-432': [
    'I schedule the crew: X-432 and a wireless relay, hours of installation?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 3 x 1.5 + 2 x 0.5
  'h10-q-hours-stands': [
    'Three goosenecks plus two LED kits take how many hours to put in?',
    prices({ set: { gooseneck: 3, 'led-kit': 2 }, hours: 5.5 }),
  ],
  // 6 + 2 + 0.5
  'h10-q-hours-booster-sms': [
    'Time needed for a cell booster, an SMS I/O and a battery backup, in hours please',
    prices({ set: { 'cell-booster': 1, 'sms-io': 1, 'battery-backup': 1 }, hours: 8.5 }),
  ],
  // 740 - 540
  'h10-q-apart-412-401': [
    'What more do I spend on an X-412 than on an X-401?',
    {
      says: [dollarsOf(200)],
      priced: { set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 },
    },
  ],
  // 500 - 200
  'h10-q-apart-enclosure': [
    'Difference in price, vinyl enclosure against plain vinyl sign?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 2 x 340
  'h10-q-apart-two-small': [
    'One X-412 or two WR-1R12: how many dollars lie between them?',
    {
      says: [dollarsOf(60)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 2 }, apart: 60 },
    },
  ],
  // 3 x 12 x (30 + 12 + 2) = 36 x 44
  'h10-q-three-years': [
    'Three years of base subscription, SIM card and dedicated number, what does that come to?',
    {
      says: [dollarsOf(1584)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1 }, years: [3, 1584] },
    },
  ],
  // 5 x 12 x 30
  'h10-q-five-years': [
    'How much does the lifetime warranty add up to over five years?',
    {
      says: [dollarsOf(1800)],
      priced: { set: { 'lifetime-warranty': 1 }, years: [5, 1800] },
    },
  ],
  // 340 + 3 x 12 x 30 = 340 + 1080
  'h10-q-small-three-years': [
    'Three years of owning a WR-1R12 on base subscription, hardware plus fees combined?',
    {
      says: [dollarsOf(1420)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [3, 1420] },
    },
  ],
  // 12 x (30 + 200)
  'h10-q-plates-year': [
    'First year of base subscription and LPR access at our hospice parking lot?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, firstYear: 2760 }),
  ],
  // 15 x 6
  'h10-q-fifteen-doors': [
    '15 additional doors cost what per month',
    prices({ set: { 'add-door': 15 }, monthly: 90 }),
  ],
  // 1260 + 1280 + 480
  'h10-q-big-three': [
    'Quarry entrance, poor signal: X-432, wireless relay, cell booster. Purchase price of the lot?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1, 'cell-booster': 1 }, once: 3020 }),
  ],
  // 680 + 400 + 200 = 1280; 30 + 6 + 12 = 48; 1280 + 12 x 48 = 1280 + 576 = 1856
  'h10-q-stable-all': [
    'Stable with 2 gates. I count two WR-1R12, two vinyl signs, two wood posts, one base subscription, one additional door, one SIM card. Tell me the one-time cost, the monthly cost and the first-year cost.',
    prices({
      set: {
        'wr-1r12': 2,
        'vinyl-sign': 2,
        'wood-post': 2,
        'base-sub': 1,
        'add-door': 1,
        'sim-card': 1,
      },
      once: 1280,
      monthly: 48,
      firstYear: 1856,
    }),
  ],
  // 3 x 300 + 3 x 180
  'h10-q-sms-batteries': [
    '3 x SMS I/O and 3 x battery backup, what do they run together?',
    prices({ set: { 'sms-io': 3, 'battery-backup': 3 }, once: 1440 }),
  ],
  // 12 x 6 x 12
  'h10-q-six-sims-year': [
    'We need six SIM cards. What is that for the first year?',
    prices({ set: { 'sim-card': 6 }, firstYear: 864 }),
  ],
  // 340 + 500 + 180; 2 + 2 + 0.5
  'h10-q-bakery': [
    'Bakery door: WR-1R12, vinyl enclosure, battery backup. Price of all three, and hours of work?',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-enclosure': 1, 'battery-backup': 1 },
      once: 1020,
      hours: 4.5,
    }),
  ],
  // 10 x 150
  'h10-q-ten-leds': [
    'ten LED kits please, how much',
    prices({ set: { 'led-kit': 10 }, once: 1500 }),
  ],
})
