/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 740 + 360
  'h8-q-412-gooseneck': [
    'An X-412 plus a gooseneck, how much is that?',
    prices({ set: { 'x-412': 1, gooseneck: 1 }, once: 1100 }),
  ],
  // 3 x 200 + 3 x 150
  'h8-q-lit-signs': [
    'Three vinyl signs and three LED kits for our three marina gates, the sum please',
    prices({ set: { 'vinyl-sign': 3, 'led-kit': 3 }, once: 1050 }),
  ],
  // 2 x 340 + 2 x 180
  'h8-q-relays-batteries': [
    'cost of 2 WR-1R12 with 2 battery backups',
    prices({ set: { 'wr-1r12': 2, 'battery-backup': 2 }, once: 1040 }),
  ],
  // 5 x 30
  'h8-q-five-bases': [
    'We run five cottages. Five base subscriptions make how much a month?',
    prices({ set: { 'base-sub': 5 }, monthly: 150 }),
  ],
  // 30 + 4 x 6 + 12
  'h8-q-base-four-sim': [
    'One base subscription, four additional doors, one SIM card: what does the school pay monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 4, 'sim-card': 1 }, monthly: 66 }),
  ],
  // 30 + 200 + 2 x 6
  'h8-q-plates-cameras': [
    'How much per month are base subscription, LPR access and 2 additional cameras taken together?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1, 'add-camera': 2 }, monthly: 242 }),
  ],
  // 1260 + 500 = 1760; 30 + 12 + 2 = 44; 1760 + 12 x 44 = 1760 + 528 = 2288
  'h8-q-factory-all': [
    'For our plant I need an X-432, a vinyl enclosure, the base subscription, a SIM card and a dedicated number. Give me the one-time total, the monthly total and the total for the first year.',
    prices({
      set: {
        'x-432': 1,
        'vinyl-enclosure': 1,
        'base-sub': 1,
        'sim-card': 1,
        'dedicated-number': 1,
      },
      once: 1760,
      monthly: 44,
      firstYear: 2288,
    }),
  ],
  // 4 + 6
  'h8-q-hours-booster': [
    'How many hours of installation would an X-412 together with a cell booster need?',
    prices({ set: { 'x-412': 1, 'cell-booster': 1 }, hours: 10 }),
  ],
  // 3 x 2 + 3 x 2
  'h8-q-hours-three': [
    'installation time in hours for three WR-1R12 and three vinyl signs',
    prices({ set: { 'wr-1r12': 3, 'vinyl-sign': 3 }, hours: 12 }),
  ],
  // 0.5 + 0.5 + 1.5
  'h8-q-hours-small': [
    'Guests upstairs want it quiet. A battery backup, an LED kit and a wood post are how many hours of work?',
    prices({ set: { 'battery-backup': 1, 'led-kit': 1, 'wood-post': 1 }, hours: 2.5 }),
  ],
  // 360 - 100
  'h8-q-apart-stand': [
    'What is the price difference between a gooseneck and a wood post?',
    {
      says: [dollarsOf(260)],
      priced: { set: { gooseneck: 1 }, versus: { 'wood-post': 1 }, apart: 260 },
    },
  ],
  // 1260 - 540
  'h8-q-apart-controllers': [
    'By how many dollars is an X-432 more expensive than an X-401?',
    {
      says: [dollarsOf(720)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-401': 1 }, apart: 720 },
    },
  ],
  // 2 x 12 x (30 + 12)
  'h8-q-two-years': [
    'SIM card and base subscription at our clinic: sum them up over two years.',
    {
      says: [dollarsOf(1008)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, years: [2, 1008] },
    },
  ],
  // 740 + 4 x 12 x 30 = 740 + 1440
  'h8-q-four-years': [
    'Our condo budgets four years ahead. An X-412 and one base subscription over that time, all in all?',
    {
      says: [dollarsOf(2180)],
      priced: { set: { 'x-412': 1, 'base-sub': 1 }, years: [4, 2180] },
    },
  ],
  // 12 x (30 + 30)
  'h8-q-year-warranty': [
    'My late husband took every guarantee going. Lifetime warranty plus a base subscription: the first-year total?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1 }, firstYear: 720 }),
  ],
  // 20 x 12
  'h8-q-twenty-sims': ['20 SIM cards, monthly?', prices({ set: { 'sim-card': 20 }, monthly: 240 })],
  // 1280 + 540
  'h8-q-relay-401': [
    'The barn is across the creek from the sign. What do an X-401 and a wireless relay add up to?',
    prices({ set: { 'x-401': 1, 'wireless-relay': 1 }, once: 1820 }),
  ],
  // 2 x 300 + 200
  'h8-q-sms-sign': [
    'Price me two SMS I/O and one vinyl sign.',
    prices({ set: { 'sms-io': 2, 'vinyl-sign': 1 }, once: 800 }),
  ],
  // 340 + 100 + 200 = 640; 30; 640 + 360 = 1000
  'h8-q-widow': [
    'I am a widow with one garden gate: WR-1R12, wood post, vinyl sign and the base subscription. What is it to buy, what is it monthly, and the first year altogether?',
    prices({
      set: { 'wr-1r12': 1, 'wood-post': 1, 'vinyl-sign': 1, 'base-sub': 1 },
      once: 640,
      monthly: 30,
      firstYear: 1000,
    }),
  ],
  // 7 x 6
  'h8-q-seven-doors': [
    'seven additional doors = how many dollars each month?',
    prices({ set: { 'add-door': 7 }, monthly: 42 }),
  ],
  // 12 x 2 x 200
  'h8-q-two-lpr': [
    'LPR access for two gates of our trucking yard, so twice: what is the first year?',
    prices({ set: { 'lpr-access': 2 }, firstYear: 4800 }),
  ],
  // 3 x 500 + 3 x 150
  'h8-q-enclosures-lit': [
    'Quote sheet for the school board: 3 vinyl enclosures, 3 LED kits. One-time total?',
    prices({ set: { 'vinyl-enclosure': 3, 'led-kit': 3 }, once: 1950 }),
  ],
  // 12 x 12 x 2
  'h8-q-twelve-numbers': [
    'Twelve dedicated numbers during the first year, what do we pay?',
    prices({ set: { 'dedicated-number': 12 }, firstYear: 288 }),
  ],
  // 2 x 540 + 2 x 200 + 480 = 1960; 2 x 30 = 60; 1960 + 720 = 2680
  'h8-q-vineyard': [
    'Vineyard with a north and a south gate: two X-401, two vinyl signs, one cell booster, two base subscriptions. Once, monthly, first year?',
    prices({
      set: { 'x-401': 2, 'vinyl-sign': 2, 'cell-booster': 1, 'base-sub': 2 },
      once: 1960,
      monthly: 60,
      firstYear: 2680,
    }),
  ],
})
