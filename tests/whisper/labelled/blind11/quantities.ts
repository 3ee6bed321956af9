/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 200
  'h11-q-401-sign': [
    'Single family home: one X-401 with one vinyl sign, what is the one-time sum?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  // 2 x 360
  'h11-q-two-goosenecks': [
    'circular driveway so 2 goosenecks. how much',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  // 4 x 500
  'h11-q-four-enclosures': [
    'Four vinyl enclosures for the four entrances of our subdivision, how much for all of them?',
    prices({ set: { 'vinyl-enclosure': 4 }, once: 2000 }),
  ],
  // 30 + 3 x 6
  'h11-q-base-three-doors': [
    'preschool wing opens in fall. base subscription plus three additional doors, monthly sum?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 4 x 6
  'h11-q-base-four-cameras': [
    'what would base subscription + 4 additional cameras be a month',
    prices({ set: { 'base-sub': 1, 'add-camera': 4 }, monthly: 54 }),
  ],
  // 6 x 12
  'h11-q-six-sims': [
    'I need the monthly amount for six SIM cards to put in the ledger.',
    prices({ set: { 'sim-card': 6 }, monthly: 72 }),
  ],
  // 30 + 2 + 12 + 30
  'h11-q-hoa-monthly': [
    'HOA dues planning: base subscription, dedicated number, SIM card and lifetime warranty, one of each. What do they come to per month?',
    prices({
      set: { 'base-sub': 1, 'dedicated-number': 1, 'sim-card': 1, 'lifetime-warranty': 1 },
      monthly: 74,
    }),
  ],
  // 340 + 500 = 840; 30 + 12 = 42; 840 + 12 x 42 = 840 + 504 = 1344
  'h11-q-long-drive': [
    'Dealer penciled these in for our half-mile driveway: WR-1R12, vinyl enclosure, base subscription, SIM card. How much is due once, how much monthly, how much by the end of the first year?',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 840,
      monthly: 42,
      firstYear: 1344,
    }),
  ],
  // 740 + 360 + 200 + 150 = 1450; 4 + 1.5 + 2 + 0.5 = 8
  'h11-q-moving-depot': [
    'Moving company depot: X-412, gooseneck, vinyl sign, LED kit. One-time total and installation hours, please.',
    prices({
      set: { 'x-412': 1, gooseneck: 1, 'vinyl-sign': 1, 'led-kit': 1 },
      once: 1450,
      hours: 8,
    }),
  ],
  // 6 + 2
  'h11-q-hours-432': [
    'Scheduling my crew: X-432 plus a vinyl enclosure, how many hours on site?',
    prices({ set: { 'x-432': 1, 'vinyl-enclosure': 1 }, hours: 8 }),
  ],
  // 3 + 2
  'h11-q-hours-wireless': [
    'My apprentice leaves at 2. Hours needed for one X-401 plus one wireless relay?',
    prices({ set: { 'wireless-relay': 1, 'x-401': 1 }, hours: 5 }),
  ],
  // 3 x 1.5 + 2 x 0.5
  'h11-q-hours-goosenecks': [
    'How many hours of installing are three goosenecks with two LED kits?',
    prices({ set: { gooseneck: 3, 'led-kit': 2 }, hours: 5.5 }),
  ],
  // 740 - 540
  'h11-q-apart-412-401': [
    'A client wavers between the X-401 and the X-412. How many dollars lie between them?',
    {
      says: [dollarsOf(200)],
      priced: { set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 },
    },
  ],
  // 500 - 200
  'h11-q-apart-signs': [
    'How much more is a vinyl enclosure than a vinyl sign?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 1260 - 740
  'h11-q-apart-432-412': [
    'Board wants to know the difference in price, X-432 versus X-412',
    {
      says: [dollarsOf(520)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
    },
  ],
  // 3 x 12 x (30 + 12)
  'h11-q-three-years': [
    'Our lease runs three years. What do a base subscription and a SIM card add up to over those three years?',
    {
      says: [dollarsOf(1512)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, years: [3, 1512] },
    },
  ],
  // 540 + 2 x 12 x 30
  'h11-q-401-two-years': [
    'Grandpa signs checks only if he sees the two-year cost. X-401 with base subscription, over 2 years?',
    {
      says: [dollarsOf(1260)],
      priced: { set: { 'x-401': 1, 'base-sub': 1 }, years: [2, 1260] },
    },
  ],
  // 12 x (2 + 12)
  'h11-q-number-sim-year': [
    'Bookkeeping again: first-year amount for a dedicated number with a SIM card, just those two lines?',
    prices({ set: { 'dedicated-number': 1, 'sim-card': 1 }, firstYear: 168 }),
  ],
  // 10 x 6 = 60; 12 x 60 = 720
  'h11-q-ten-doors': [
    'What are 10 additional doors a month, and what are they for the first year?',
    prices({ set: { 'add-door': 10 }, monthly: 60, firstYear: 720 }),
  ],
  // 2 x 740 + 2 x 500 + 2 x 180 = 1480 + 1000 + 360 = 2840; 2 x 30 + 2 x 12 = 84;
  // 2840 + 12 x 84 = 2840 + 1008 = 3848
  'h11-q-school-two': [
    'School with a bus gate and a parent gate: 2 X-412, 2 vinyl enclosures, 2 battery backups, 2 base subscriptions, 2 SIM cards. Tell me the total once, the total monthly and the first-year total.',
    prices({
      set: {
        'x-412': 2,
        'vinyl-enclosure': 2,
        'battery-backup': 2,
        'base-sub': 2,
        'sim-card': 2,
      },
      once: 2840,
      monthly: 84,
      firstYear: 3848,
    }),
  ],
  // 300 + 180
  'h11-q-sms-battery': [
    'sms i/o and a battery backup together, dollars?',
    prices({ set: { 'sms-io': 1, 'battery-backup': 1 }, once: 480 }),
  ],
  // 6 x 100 = 600; 6 x 1.5 = 9
  'h11-q-six-posts': [
    'Six wood posts: price of all six, and how many hours to set them?',
    prices({ set: { 'wood-post': 6 }, once: 600, hours: 9 }),
  ],
  // 340 + 200 + 100 + 150 = 790; 30 + 12 + 2 = 44; 790 + 12 x 44 = 790 + 528 = 1318
  'h11-q-airbnb-all': [
    'Trying to figure out whether my Airbnb can carry this: WR-1R12, vinyl sign, wood post, LED kit, base subscription, SIM card, dedicated number. How much, all told, during the first year?',
    prices({
      set: {
        'wr-1r12': 1,
        'vinyl-sign': 1,
        'wood-post': 1,
        'led-kit': 1,
        'base-sub': 1,
        'sim-card': 1,
        'dedicated-number': 1,
      },
      firstYear: 1318,
    }),
  ],
  // 2 x 1280 + 480
  'h11-q-relays-booster': [
    'Price out 2 wireless relays plus 1 cell booster for a bid I am writing tonight',
    prices({ set: { 'wireless-relay': 2, 'cell-booster': 1 }, once: 3040 }),
  ],
})
