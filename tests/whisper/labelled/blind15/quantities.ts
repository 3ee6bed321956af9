/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 200
  'h15-q-401-sign': [
    'For our driveway: one X-401 and one vinyl sign, what do they come to?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  // 2 x 360
  'h15-q-two-goosenecks': [
    'The winery has an entrance and an exit. What would two goosenecks cost?',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  // 3 x 340
  'h15-q-three-relays': [
    'I own three rentals. 3 x WR-1R12, how much altogether?',
    prices({ set: { 'wr-1r12': 3 }, once: 1020 }),
  ],
  // 480 + 180
  'h15-q-booster-battery': [
    'cell booster and battery backup together, price?',
    prices({ set: { 'cell-booster': 1, 'battery-backup': 1 }, once: 660 }),
  ],
  // 4 x 100
  'h15-q-four-posts': [
    'Price for four wood posts please',
    prices({ set: { 'wood-post': 4 }, once: 400 }),
  ],
  // 1260 + 1280
  'h15-q-432-relay': [
    'Storage yard manager: what is an X-432 with a wireless relay?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, once: 2540 }),
  ],
  // 30 + 2 x 6
  'h15-q-base-two-doors': [
    'Our kindergarten would have a base subscription and two additional doors. How many dollars a month is that?',
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
  ],
  // 30 + 12 + 2
  'h15-q-base-sim-number': [
    'Monthly sum of base subscription, SIM card and dedicated number?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  // 3 x 6 + 30
  'h15-q-cameras-warranty': [
    'Our veterans’ home adds lifetime warranty and three additional cameras. What do these come to monthly?',
    prices({ set: { 'add-camera': 3, 'lifetime-warranty': 1 }, monthly: 48 }),
  ],
  // 3 x 30 + 3 x 12
  'h15-q-three-subs-sims': [
    'three base subscriptions and three sim cards, what would i pay each month for my houses',
    prices({ set: { 'base-sub': 3, 'sim-card': 3 }, monthly: 126 }),
  ],
  // 200 x 12
  'h15-q-lpr-year': [
    'What does LPR access add up to in the first year?',
    prices({ set: { 'lpr-access': 1 }, firstYear: 2400 }),
  ],
  // 340 + 12 x 30
  'h15-q-relay-base-year': [
    'Writing for my folks: WR-1R12 and one base subscription, what would they spend during the first year?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  // 740 + 500 = 1240; 30 + 6 = 36; 1240 + 432 = 1672
  'h15-q-brewery-full': [
    'Brewery with a taproom door: X-412, vinyl enclosure, base subscription, one additional door. I need the one-time cost, the monthly cost and the first-year cost.',
    prices({
      set: { 'x-412': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'add-door': 1 },
      once: 1240,
      monthly: 36,
      firstYear: 1672,
    }),
  ],
  // 540 + 360 + 150 = 1050; 30 + 12 = 42; 1050 + 504 = 1554
  'h15-q-church-full': [
    'For the church lot please total an X-401, a gooseneck, an LED kit, a base subscription and a SIM card: once, per month, first year.',
    prices({
      set: { 'x-401': 1, gooseneck: 1, 'led-kit': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 1050,
      monthly: 42,
      firstYear: 1554,
    }),
  ],
  // 2 + 1.5
  'h15-q-hours-401-goose': [
    'Volunteers must let your man in, so how many hours would he need for an X-401 with its gooseneck?',
    prices({ set: { 'x-401': 1, gooseneck: 1 }, hours: 3.5 }),
  ],
  // 6 + 3 + 6
  'h15-q-hours-large': [
    'Our storage yard would shut while you work. Add up the hours: X-432, wireless relay, cell booster.',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1, 'cell-booster': 1 }, hours: 15 }),
  ],
  // 4 x 0.5
  'h15-q-hours-leds': [
    'If I order four LED kits, how many hours of installation is it?',
    prices({ set: { 'led-kit': 4 }, hours: 2 }),
  ],
  // 740 - 340
  'h15-q-apart-412-relay': [
    'What is the difference in price between an X-412 and a WR-1R12?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 500 - 200
  'h15-q-apart-enclosure': [
    'Torn between a vinyl sign and a vinyl enclosure for the nursery. How far apart are those two in dollars?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 3 x 12 x 30
  'h15-q-base-three-years': [
    'Doing the books for a client: what does one base subscription cost over three years?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 340 + 2 x 12 x (30 + 12) = 340 + 1008
  'h15-q-relay-two-years': [
    'WR-1R12, base subscription, SIM card. What do I pay over two years in all?',
    {
      says: [dollarsOf(1348)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [2, 1348] },
    },
  ],
  // 2 x 300 + 2 x 180
  'h15-q-sms-battery': [
    'We take two SMS I/O and two battery backups for the veterans’ home. Sum?',
    prices({ set: { 'sms-io': 2, 'battery-backup': 2 }, once: 960 }),
  ],
  // 6 x 200 + 6 x 100
  'h15-q-six-signs-posts': [
    'I count six gates on the estate, so 6 vinyl signs on 6 wood posts. How much would that be?',
    prices({ set: { 'vinyl-sign': 6, 'wood-post': 6 }, once: 1800 }),
  ],
  // 340 + 200 + 180 = 720; 30 + 30 = 60; 720 + 720 = 1440
  'h15-q-couple': [
    'My husband and I settled on WR-1R12, vinyl sign, battery backup, base subscription and lifetime warranty. What is due once, what is due monthly, what in the first year?',
    prices({
      set: {
        'wr-1r12': 1,
        'vinyl-sign': 1,
        'battery-backup': 1,
        'base-sub': 1,
        'lifetime-warranty': 1,
      },
      once: 720,
      monthly: 60,
      firstYear: 1440,
    }),
  ],
})
