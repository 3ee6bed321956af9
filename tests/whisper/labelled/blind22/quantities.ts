/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 500
  'h22-q-range': [
    'For our archery range: one X-401 and one vinyl enclosure. One-time total?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 340 + 200 + 150
  'h22-q-club-door': [
    'Clubhouse door of the model railroaders: WR-1R12, vinyl sign, LED kit. What is that together?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'led-kit': 1 }, once: 690 }),
  ],
  // 2 x 740 + 2 x 360
  'h22-q-truck-lanes': [
    'two X-412 and two goosenecks for the truck lanes how much',
    prices({ set: { 'x-412': 2, gooseneck: 2 }, once: 2200 }),
  ],
  // 1280 + 480
  'h22-q-nursery-far': [
    'How much do a wireless relay and a cell booster come to at our tree nursery?',
    prices({ set: { 'wireless-relay': 1, 'cell-booster': 1 }, once: 1760 }),
  ],
  // 4 x 100 + 4 x 200
  'h22-q-posts-signs': [
    '4 wood posts, 4 vinyl signs: sum?',
    prices({ set: { 'wood-post': 4, 'vinyl-sign': 4 }, once: 1200 }),
  ],
  // 300 + 180
  'h22-q-sms-battery': [
    'I am deaf and like things by text. One SMS I/O with one battery backup, what do I pay?',
    prices({ set: { 'sms-io': 1, 'battery-backup': 1 }, once: 480 }),
  ],
  // 30 + 2 x 6 + 6
  'h22-q-church-month': [
    'The church would have a base subscription, 2 additional doors and 1 additional camera. Monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 2, 'add-camera': 1 }, monthly: 48 }),
  ],
  // 30 + 200 + 12
  'h22-q-rv-month': [
    'Base subscription plus LPR access plus SIM card for an RV lot, per month please',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1, 'sim-card': 1 }, monthly: 242 }),
  ],
  // 9 x 30
  'h22-q-block': [
    'Nine rowhouses on our block, nine base subscriptions. What do we owe every month?',
    prices({ set: { 'base-sub': 9 }, monthly: 270 }),
  ],
  // 30 + 30 + 2
  'h22-q-life-number': [
    'What would a base subscription, the lifetime warranty and a dedicated number run me monthly?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1, 'dedicated-number': 1 }, monthly: 62 }),
  ],
  // 340 + 200 = 540; 30 + 12 = 42; 540 + 504 = 1044
  'h22-q-firefighter': [
    'Retired firefighter, one driveway: WR-1R12, vinyl sign, base subscription, SIM card. Please give once, monthly and first year.',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 540,
      monthly: 42,
      firstYear: 1044,
    }),
  ],
  // 540 + 180 + 360 = 1080; 30 + 6 = 36; 1080 + 432 = 1512
  'h22-q-theater': [
    'Summer theater: an X-401, a battery backup, a gooseneck, then a base subscription with one additional camera. What is due once, each month, and in the first year?',
    prices({
      set: { 'x-401': 1, 'battery-backup': 1, gooseneck: 1, 'base-sub': 1, 'add-camera': 1 },
      once: 1080,
      monthly: 36,
      firstYear: 1512,
    }),
  ],
  // 1260 + 12 x 200 = 3660
  'h22-q-432-lpr': [
    'An X-432 and LPR access: what would the first year cost our truck stop?',
    prices({ set: { 'x-432': 1, 'lpr-access': 1 }, firstYear: 3660 }),
  ],
  // 12 x (30 + 3 x 6) = 576
  'h22-q-pool-year': [
    'Pool service yard: one base subscription and three additional doors, total over the first year?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, firstYear: 576 }),
  ],
  // 6 + 2
  'h22-q-hours-432': [
    'Installation hours for an X-432 plus a vinyl enclosure?',
    prices({ set: { 'x-432': 1, 'vinyl-enclosure': 1 }, hours: 8 }),
  ],
  // 2 + 1.5 + 2
  'h22-q-hours-alpaca': [
    'How many hours will your installer be among my alpacas with one X-401, one wood post and one vinyl sign?',
    prices({ set: { 'x-401': 1, 'wood-post': 1, 'vinyl-sign': 1 }, hours: 5.5 }),
  ],
  // 2 x 3 + 2 x 0.5
  'h22-q-hours-relays': [
    'hours to put in 2 wireless relays and 2 battery backups',
    prices({ set: { 'wireless-relay': 2, 'battery-backup': 2 }, hours: 7 }),
  ],
  // 500 - 200
  'h22-q-apart-sign': [
    'The pool committee is torn between a plain vinyl sign and the vinyl enclosure. How many dollars lie between the two?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h22-q-apart-412': [
    'What do I save if I take a WR-1R12 rather than an X-412?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'wr-1r12': 1 }, versus: { 'x-412': 1 }, apart: 400 },
    },
  ],
  // 3 x 12 x (30 + 6)
  'h22-q-three-years': [
    'A base subscription with one additional door at the therapy clinic over three years, total?',
    {
      says: [dollarsOf(1296)],
      priced: { set: { 'base-sub': 1, 'add-door': 1 }, years: [3, 1296] },
    },
  ],
  // 340 + 2 x 12 x 30 = 1060
  'h22-q-two-years': [
    'If I buy one WR-1R12 and keep one base subscription for two years, what have I paid in all?',
    {
      says: [dollarsOf(1060)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [2, 1060] },
    },
  ],
  // 8 x 6
  'h22-q-eight-cameras': [
    'Eight additional cameras, monthly price?',
    prices({ set: { 'add-camera': 8 }, monthly: 48 }),
  ],
  // 6 x 180
  'h22-q-six-batteries': [
    'six battery backups for the docks at our sailing school',
    prices({ set: { 'battery-backup': 6 }, once: 1080 }),
  ],
  // 2 x 340 + 2 x 200 + 100 = 1180; 30 + 6 + 2 x 12 = 60; 1180 + 720 = 1900
  'h22-q-roaster': [
    'Coffee roaster with two doors: two WR-1R12, two vinyl signs, one wood post; base subscription, one additional door, two SIM cards. What is it one time, monthly, and for the first year?',
    prices({
      set: {
        'wr-1r12': 2,
        'vinyl-sign': 2,
        'wood-post': 1,
        'base-sub': 1,
        'add-door': 1,
        'sim-card': 2,
      },
      once: 1180,
      monthly: 60,
      firstYear: 1900,
    }),
  ],
})
