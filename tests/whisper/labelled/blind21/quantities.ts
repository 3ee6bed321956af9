/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 200
  'h21-q-relay-sign': [
    'Two boarding runs, nothing fancy: put WR-1R12 plus vinyl sign on one tab, please',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, once: 540 }),
  ],
  // 540 + 500
  'h21-q-401-enclosure': [
    'Sculptors hate math. X-401 with vinyl enclosure makes how many dollars upfront?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 2 x 740
  'h21-q-two-412': [
    'Price for two X-412 at the gravel pit',
    prices({ set: { 'x-412': 2 }, once: 1480 }),
  ],
  // 3 x 180
  'h21-q-three-batteries': [
    'three battery backups, total please',
    prices({ set: { 'battery-backup': 3 }, once: 540 }),
  ],
  // 1260 + 480
  'h21-q-432-booster': [
    'What would the paintball park pay for one X-432 plus one cell booster?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, once: 1740 }),
  ],
  // 2 x 1280
  'h21-q-two-wireless': [
    'We need two wireless relays. Cost?',
    prices({ set: { 'wireless-relay': 2 }, once: 2560 }),
  ],
  // 540 + 200 + 360 = 1100
  'h21-q-401-sign-goose': [
    'Somebody please total these three: X-401, vinyl sign, gooseneck.',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, gooseneck: 1 }, once: 1100 }),
  ],
  // 4 x 100 + 4 x 150
  'h21-q-four-posts': [
    'Four wood posts with four LED kits for the bridle path, what is the sum?',
    prices({ set: { 'wood-post': 4, 'led-kit': 4 }, once: 1000 }),
  ],
  // 30 + 12
  'h21-q-base-sim': [
    'Each month our chess club would pay how much if we took base subscription with SIM card?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
  ],
  // 30 + 3 x 6
  'h21-q-base-three-doors': [
    'Our student house has a front entry and three more. Base subscription plus three additional doors, monthly bill?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 2 + 30
  'h21-q-base-number-life': [
    'My nephew picked base subscription, dedicated number and lifetime warranty for the sculpture yard. What would I pay every month?',
    prices({ set: { 'base-sub': 1, 'dedicated-number': 1, 'lifetime-warranty': 1 }, monthly: 62 }),
  ],
  // 200 + 30
  'h21-q-lpr-base': [
    'The vintage cars have plates worth reading. LPR access with a base subscription, monthly total?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, monthly: 230 }),
  ],
  // 30 + 12 = 42; 42 x 12
  'h21-q-first-year-base-sim': [
    'Hardware is already hanging there. Base subscription with SIM card only, what does twelve months of year one come to?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
  ],
  // 340 + 12 x 30 = 340 + 360
  'h21-q-first-year-relay': [
    'On a pension, I plan by the year. If I take a WR-1R12 with a base subscription, how much does year one cost me?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  // 540 + 200 = 740; 30 + 12 = 42; 740 + 504 = 1244
  'h21-q-bakery-all': [
    'Our loaf trucks wait outside daily, so: X-401, vinyl sign, base subscription, SIM card. Payable once? Payable per month? Whole first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 740,
      monthly: 42,
      firstYear: 1244,
    }),
  ],
  // 740 + 500 + 180 = 1420; 30 + 6 + 6 = 42; 1420 + 504 = 1924
  'h21-q-condo-all': [
    'For the condo I would like an X-412, a vinyl enclosure, a battery backup, the base subscription, one additional door and one additional camera. How much once, how much per month, how much in year one?',
    prices({
      set: {
        'x-412': 1,
        'vinyl-enclosure': 1,
        'battery-backup': 1,
        'base-sub': 1,
        'add-door': 1,
        'add-camera': 1,
      },
      once: 1420,
      monthly: 42,
      firstYear: 1924,
    }),
  ],
  // 2 + 2
  'h21-q-hours-relay-sign': [
    'I would shut the kennel while you work. WR-1R12 and vinyl sign: how many hours?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, hours: 4 }),
  ],
  // 6 + 3
  'h21-q-hours-432-wireless': [
    'How long must the paintball park stay closed, in hours of labor, for one X-432 and one wireless relay?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 + 1.5
  'h21-q-hours-401-goose': [
    'Putting up an X-401 and a gooseneck takes how many hours?',
    prices({ set: { 'x-401': 1, gooseneck: 1 }, hours: 3.5 }),
  ],
  // 740 - 540
  'h21-q-apart-412-401': [
    'Choosing between X-412 and X-401 for pony lessons: what extra money does the bigger one take?',
    { says: [dollarsOf(200)], priced: { set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 } },
  ],
  // 500 - 200
  'h21-q-apart-enclosure': [
    'The violin shop is small. How many dollars do I save by taking a vinyl sign over a vinyl enclosure?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 480 - 180
  'h21-q-apart-booster': [
    'By how much is a cell booster dearer than a battery backup?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'cell-booster': 1 }, versus: { 'battery-backup': 1 }, apart: 300 },
    },
  ],
  // 3 x 12 x 30
  'h21-q-three-years-base': [
    'What does one base subscription add up to over three years?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 340 + 2 x 12 x 42 = 340 + 1008
  'h21-q-two-years-relay': [
    'Granddad budgets two years at once: WR-1R12, base subscription, SIM card, his whole outlay?',
    {
      says: [dollarsOf(1348)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [2, 1348] },
    },
  ],
})
