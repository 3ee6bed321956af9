/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 360
  'h20-q-relay-goose': [
    'One WR-1R12 and one gooseneck for the rowing club, together how much?',
    prices({ set: { 'wr-1r12': 1, gooseneck: 1 }, once: 700 }),
  ],
  // 540 + 500
  'h20-q-401-enclosure': [
    'Museum entrance: X-401 plus vinyl enclosure, what is the sum?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 2 x 740
  'h20-q-two-412': ['what do two X-412 cost', prices({ set: { 'x-412': 2 }, once: 1480 })],
  // 4 x 100 + 4 x 200
  'h20-q-four-posts': [
    'Our drive-in has four lanes: 4 wood posts, 4 vinyl signs. Price?',
    prices({ set: { 'wood-post': 4, 'vinyl-sign': 4 }, once: 1200 }),
  ],
  // 1280 + 180
  'h20-q-wireless-battery': [
    'The goat shed is over the brook. Wireless relay and battery backup, total please.',
    prices({ set: { 'wireless-relay': 1, 'battery-backup': 1 }, once: 1460 }),
  ],
  // 1260 + 480
  'h20-q-432-booster': [
    'X-432 with cell booster: combined price?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, once: 1740 }),
  ],
  // 3 x 300
  'h20-q-three-sms': [
    'How many dollars for three SMS I/O units, says our dispatcher?',
    prices({ set: { 'sms-io': 3 }, once: 900 }),
  ],
  // 5 x 150
  'h20-q-five-led': [
    'Five LED kits would brighten the drive-in lanes. Together that makes what?',
    prices({ set: { 'led-kit': 5 }, once: 750 }),
  ],
  // 30 + 3 x 6
  'h20-q-base-three-doors': [
    'Base subscription and three additional doors at the dental building, monthly charge?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 12 + 2
  'h20-q-base-sim-number': [
    'A base subscription, a SIM card, a dedicated number: what is that every month?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  // 2 x 30 + 2 x 30
  'h20-q-warranties': [
    'Two base subscriptions with two lifetime warranties, per month in all?',
    prices({ set: { 'base-sub': 2, 'lifetime-warranty': 2 }, monthly: 120 }),
  ],
  // 200 + 4 x 6
  'h20-q-lpr-cameras': [
    'Townhouse board wants LPR access and four additional cameras. Monthly sum?',
    prices({ set: { 'lpr-access': 1, 'add-camera': 4 }, monthly: 224 }),
  ],
  // 12 x 30
  'h20-q-base-year': [
    'What would a single base subscription add up to in the first year?',
    prices({ set: { 'base-sub': 1 }, firstYear: 360 }),
  ],
  // 540 + 12 x (30 + 12) = 540 + 504
  'h20-q-401-year': [
    'Retired nurse budgeting: an X-401, a base subscription and a SIM card. First year altogether?',
    prices({ set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 1044 }),
  ],
  // 340 + 200 + 150 = 690; 30; 690 + 360 = 1050
  'h20-q-cheese': [
    'For the cheese shop a WR-1R12, a vinyl sign, an LED kit and a base subscription. What is due once, what monthly, and what in the first year?',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'led-kit': 1, 'base-sub': 1 },
      once: 690,
      monthly: 30,
      firstYear: 1050,
    }),
  ],
  // 740 + 360 + 180 = 1280; 30 + 6 + 12 = 48; 1280 + 576 = 1856
  'h20-q-church': [
    'Church parking lot: X-412, gooseneck, battery backup; then base subscription, one additional door, one SIM card. One-time, monthly and first-year totals?',
    prices({
      set: {
        'x-412': 1,
        gooseneck: 1,
        'battery-backup': 1,
        'base-sub': 1,
        'add-door': 1,
        'sim-card': 1,
      },
      once: 1280,
      monthly: 48,
      firstYear: 1856,
    }),
  ],
  // 4 + 2
  'h20-q-hours-412': [
    'Hours to install an X-412 and a vinyl sign?',
    prices({ set: { 'x-412': 1, 'vinyl-sign': 1 }, hours: 6 }),
  ],
  // 3 + 1.5
  'h20-q-hours-wireless': [
    'How many hours of labor are a wireless relay and a gooseneck?',
    prices({ set: { 'wireless-relay': 1, gooseneck: 1 }, hours: 4.5 }),
  ],
  // 2 x 2 + 2 x 0.5
  'h20-q-hours-two': [
    'Installing two X-401 and two battery backups takes how many hours?',
    prices({ set: { 'x-401': 2, 'battery-backup': 2 }, hours: 5 }),
  ],
  // 740 - 340
  'h20-q-apart-412': [
    'The exterminator weighs an X-412 against a plain WR-1R12. How many dollars lie between the two?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 500 - 200
  'h20-q-apart-sign': [
    'Should the church pick the vinyl enclosure over a mere vinyl sign, what extra does it pay?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 3 x 12 x 30
  'h20-q-three-years': [
    'One base subscription over three years, what do we spend?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 340 + 2 x 12 x 42 = 340 + 1008
  'h20-q-two-years': [
    'Bus driver with a small gate: WR-1R12, base subscription, SIM card. Everything over two years?',
    {
      says: [dollarsOf(1348)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [2, 1348] },
    },
  ],
  // 10 x 2
  'h20-q-ten-numbers': [
    'Storage owner with ten halls, each with a dedicated number of its own: what comes to be paid monthly?',
    prices({ set: { 'dedicated-number': 10 }, monthly: 20 }),
  ],
})
