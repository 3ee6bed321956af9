/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 200
  'h18-q-relay-sign': [
    'Pottery class budget: WR-1R12 with vinyl sign makes how many dollars?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, once: 540 }),
  ],
  // 540 + 500
  'h18-q-401-enclosure': [
    'X-401 and one vinyl enclosure together, how many dollars?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 2 x 360
  'h18-q-two-goosenecks': [
    'Cemetery has two drives. Two goosenecks cost what?',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  // 740 + 480
  'h18-q-412-booster': [
    'Hollow behind our farm lacks signal: X-412, cell booster, combined price please',
    prices({ set: { 'x-412': 1, 'cell-booster': 1 }, once: 1220 }),
  ],
  // 4 x 180
  'h18-q-four-batteries': [
    'Storms everywhere lately! Four battery backups would total what?',
    prices({ set: { 'battery-backup': 4 }, once: 720 }),
  ],
  // 1260 + 1280
  'h18-q-432-wireless': [
    'Guard desk inquiring: X-432, wireless relay, combined cost?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, once: 2540 }),
  ],
  // 3 x 100 + 3 x 200
  'h18-q-farm-posts': [
    'Strawberry farm, three entrances: 3 wood posts and 3 vinyl signs, please add up',
    prices({ set: { 'wood-post': 3, 'vinyl-sign': 3 }, once: 900 }),
  ],
  // 30 + 2 x 6
  'h18-q-base-two-doors': [
    'Our mosque opens three doors, so base subscription plus 2 additional doors: charge every month?',
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
  ],
  // 30 + 2 x 12 + 2
  'h18-q-base-sim-number': [
    'Choir house, every month: base subscription, two SIM cards, dedicated number. Please sum that.',
    prices({ set: { 'base-sub': 1, 'sim-card': 2, 'dedicated-number': 1 }, monthly: 56 }),
  ],
  // 30 + 30 + 12
  'h18-q-base-life-sim': [
    'I want to sleep well in my flat, so lifetime warranty on top of base subscription and SIM card. How much leaves my account monthly?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1, 'sim-card': 1 }, monthly: 72 }),
  ],
  // 5 x 6
  'h18-q-five-cameras': [
    'Bikes vanish here, thus five additional cameras. What monthly charge results?',
    prices({ set: { 'add-camera': 5 }, monthly: 30 }),
  ],
  // 12 x (30 + 200)
  'h18-q-shuttle-lpr': [
    'Airport shuttle lot wants base subscription with LPR access. First year amounts to?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, firstYear: 2760 }),
  ],
  // 340 + 12 x 30
  'h18-q-first-year-relay': [
    'Tiny house couple: WR-1R12, base subscription, how much do both come to in our first twelve months?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  // 540 + 200 + 150 = 890; 30 + 12 = 42; 890 + 504 = 1394
  'h18-q-bike-all': [
    'Bike workshop list: X-401, vinyl sign, LED kit, base subscription, SIM card. Please state what falls due once, what monthly, and what our first year totals.',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'led-kit': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 890,
      monthly: 42,
      firstYear: 1394,
    }),
  ],
  // 740 + 360 + 180 = 1280; 30 + 6 = 36; 1280 + 432 = 1712
  'h18-q-mosque-all': [
    'We need for the mosque: X-412, gooseneck, battery backup, base subscription, one additional door. Once, per month, first year?',
    prices({
      set: { 'x-412': 1, gooseneck: 1, 'battery-backup': 1, 'base-sub': 1, 'add-door': 1 },
      once: 1280,
      monthly: 36,
      firstYear: 1712,
    }),
  ],
  // 2 + 1.5
  'h18-q-hours-401-neck': [
    'The organ needs quiet afterwards. An X-401 with a gooseneck keeps your crew busy for how many hours?',
    prices({ set: { 'x-401': 1, gooseneck: 1 }, hours: 3.5 }),
  ],
  // 6 + 3
  'h18-q-hours-432-relay': [
    'Night crew must stand by: installing X-432 plus wireless relay lasts how many hours?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 x 1.5 + 0.5
  'h18-q-hours-necks': [
    'Two goosenecks and one LED kit: installation time in hours?',
    prices({ set: { gooseneck: 2, 'led-kit': 1 }, hours: 3.5 }),
  ],
  // 500 - 200
  'h18-q-apart-enclosure': [
    'Compared with a vinyl sign, how much dearer is your vinyl enclosure?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h18-q-apart-412': [
    'How much more does an X-412 cost than a WR-1R12?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 3 x 12 x 30
  'h18-q-three-years': [
    'Grandma plans carefully: base subscription, three years, what total?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 540 + 2 x 12 x 42 = 540 + 1008
  'h18-q-two-years-401': [
    'An X-401 with base subscription and SIM card over two years, what is that altogether?',
    {
      says: [dollarsOf(1548)],
      priced: { set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, years: [2, 1548] },
    },
  ],
  // 2 x 300 + 480
  'h18-q-sms-booster': [
    'Cemetery request: a pair of SMS I/O with one cell booster, what would these cost together?',
    prices({ set: { 'sms-io': 2, 'cell-booster': 1 }, once: 1080 }),
  ],
  // 10 x 2
  'h18-q-ten-numbers': [
    'ten dedicated numbers a month cost how much',
    prices({ set: { 'dedicated-number': 10 }, monthly: 20 }),
  ],
})
