/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 500
  'h25-q-relay-enclosure': [
    'Total price for the rink door: WR-1R12, vinyl enclosure.',
    prices({ set: { 'wr-1r12': 1, 'vinyl-enclosure': 1 }, once: 840 }),
  ],
  // 4 x 540
  'h25-q-four-401': [
    'Four X-401 for a bus depot with four lanes, how much once?',
    prices({ set: { 'x-401': 4 }, once: 2160 }),
  ],
  // 480 + 180 + 300
  'h25-q-cellular-row': [
    'Add up a cell booster, a battery backup and an SMS I/O for me, dear.',
    prices({ set: { 'cell-booster': 1, 'battery-backup': 1, 'sms-io': 1 }, once: 960 }),
  ],
  // 6 x 360
  'h25-q-six-goosenecks': ['price on 6 goosenecks', prices({ set: { gooseneck: 6 }, once: 2160 })],
  // 2 x 100 + 2 x 200 + 150
  'h25-q-posts-signs': [
    'Two wood posts, two vinyl signs, and a single LED kit: total for the beekeepers?',
    prices({ set: { 'wood-post': 2, 'vinyl-sign': 2, 'led-kit': 1 }, once: 750 }),
  ],
  // 30 + 2 x 6 + 2
  'h25-q-gym-month': [
    'Monthly total at the climbing gym: base subscription, two additional doors, a dedicated number?',
    prices({ set: { 'base-sub': 1, 'add-door': 2, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  // 30 + 12 + 30
  'h25-q-podiatry-month': [
    'base subscription + SIM card + lifetime warranty, dollars a month for a foot doctor?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'lifetime-warranty': 1 }, monthly: 72 }),
  ],
  // 9 x 6
  'h25-q-nine-cameras': [
    'What would nine additional cameras cost us monthly?',
    prices({ set: { 'add-camera': 9 }, monthly: 54 }),
  ],
  // 3 x 30 + 3 x 12
  'h25-q-three-gates-month': [
    'For three bog gates we take 3 base subscriptions and 3 SIM cards. Per month?',
    prices({ set: { 'base-sub': 3, 'sim-card': 3 }, monthly: 126 }),
  ],
  // 540 + 200 = 740; 30 + 12 = 42; 740 + 504 = 1244
  'h25-q-grandma-all': [
    'X-401, vinyl sign, base subscription and SIM card at my ranch house. How much once, how much monthly, how much in the first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 740,
      monthly: 42,
      firstYear: 1244,
    }),
  ],
  // 740 + 1280 + 360 = 2380; 30 + 6 + 6 = 42; 2380 + 504 = 2884
  'h25-q-temple-all': [
    'The temple wants an X-412, a wireless relay, a gooseneck, one base subscription, one additional door and one additional camera. Give us once, monthly, and first year.',
    prices({
      set: {
        'x-412': 1,
        'wireless-relay': 1,
        gooseneck: 1,
        'base-sub': 1,
        'add-door': 1,
        'add-camera': 1,
      },
      once: 2380,
      monthly: 42,
      firstYear: 2884,
    }),
  ],
  // 1260 + 180 = 1440; 12 x (30 + 200) = 2760; 4200
  'h25-q-depot-year': [
    'First year for X-432, battery backup, base subscription and LPR access at the school-bus lot?',
    prices({
      set: { 'x-432': 1, 'battery-backup': 1, 'base-sub': 1, 'lpr-access': 1 },
      firstYear: 4200,
    }),
  ],
  // 340 + 12 x 30
  'h25-q-simple-year': [
    'Bottom line for year one if a deaf carpenter orders one WR-1R12 along with a base subscription?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  // 6 + 2 + 0.5
  'h25-q-hours-432': [
    'X-432, vinyl sign and LED kit, how many hours to install all three?',
    prices({ set: { 'x-432': 1, 'vinyl-sign': 1, 'led-kit': 1 }, hours: 8.5 }),
  ],
  // 2 x 3 + 1.5
  'h25-q-hours-relays': [
    'Installation hours: two wireless relays and a gooseneck.',
    prices({ set: { 'wireless-relay': 2, gooseneck: 1 }, hours: 7.5 }),
  ],
  // 2 x 2 + 2 x 1.5
  'h25-q-hours-posts': [
    'I pay a night watchman by the hour. How many hours for two X-401 and two wood posts?',
    prices({ set: { 'x-401': 2, 'wood-post': 2 }, hours: 7 }),
  ],
  // 500 - 200
  'h25-q-apart-signs': [
    'My wife likes the vinyl enclosure, I like the plain vinyl sign. What does her taste cost us extra, in dollars?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h25-q-apart-412': [
    'The salesman pushed an X-412 though a WR-1R12 would do. How many dollars would I be throwing away?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 1280 - 480
  'h25-q-apart-relay': [
    'What would we save by ordering a cell booster rather than a wireless relay?',
    {
      says: [dollarsOf(800)],
      priced: { set: { 'wireless-relay': 1 }, versus: { 'cell-booster': 1 }, apart: 800 },
    },
  ],
  // 540 + 3 x 12 x 30 = 540 + 1080
  'h25-q-three-years': [
    'Over three years, what does one X-401 plus the base subscription come to?',
    {
      says: [dollarsOf(1620)],
      priced: { set: { 'x-401': 1, 'base-sub': 1 }, years: [3, 1620] },
    },
  ],
  // 340 + 5 x 12 x 42 = 340 + 2520
  'h25-q-five-years': [
    'Well driller, planning five years out: WR-1R12, base subscription, SIM card. Grand total for the five years?',
    {
      says: [dollarsOf(2860)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [5, 2860] },
    },
  ],
  // 8 x 200
  'h25-q-eight-signs': [
    'eight vinyl signs for the townhouses come to?',
    prices({ set: { 'vinyl-sign': 8 }, once: 1600 }),
  ],
  // 12 x 4 x 12
  'h25-q-sims-year': [
    'Cost of 4 SIM cards through the first year?',
    prices({ set: { 'sim-card': 4 }, firstYear: 576 }),
  ],
  // 2 x 740 + 3 x 180 = 1480 + 540
  'h25-q-railway': [
    'Train club shopping list: two X-412, three battery backups. Sum?',
    prices({ set: { 'x-412': 2, 'battery-backup': 3 }, once: 2020 }),
  ],
})
