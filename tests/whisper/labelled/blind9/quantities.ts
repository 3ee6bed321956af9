/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 2 x 540 + 2 x 200
  'h9-q-two-lots': [
    'Two X-401 and two vinyl signs, front lot and back lot. Total?',
    prices({ set: { 'x-401': 2, 'vinyl-sign': 2 }, once: 1480 }),
  ],
  // 5 x 100
  'h9-q-five-posts': ['cost of 5 wood posts', prices({ set: { 'wood-post': 5 }, once: 500 })],
  // 3 x 480
  'h9-q-three-boosters': [
    'Our farm club has lousy signal at three entrances, so three cell boosters. How many dollars?',
    prices({ set: { 'cell-booster': 3 }, once: 1440 }),
  ],
  // 360 + 150 + 500
  'h9-q-goose-led-encl': [
    'pricing a gooseneck, an LED kit, and a vinyl enclosure for a customer, combined list price?',
    prices({ set: { gooseneck: 1, 'led-kit': 1, 'vinyl-enclosure': 1 }, once: 1010 }),
  ],
  // 340 + 180
  'h9-q-relay-backup': [
    'WR-1R12 plus battery backup = ?',
    prices({ set: { 'wr-1r12': 1, 'battery-backup': 1 }, once: 520 }),
  ],
  // 740 + 480 + 360
  'h9-q-412-boost-goose': [
    'For a truck lane we picked the X-412, one cell booster and one gooseneck. What do those come to?',
    prices({ set: { 'x-412': 1, 'cell-booster': 1, gooseneck: 1 }, once: 1580 }),
  ],
  // 540 + 1280
  'h9-q-relay-401': [
    'Give me the sum for an X-401 with a wireless relay',
    prices({ set: { 'x-401': 1, 'wireless-relay': 1 }, once: 1820 }),
  ],
  // 300 + 540 + 100
  'h9-q-sms-401-post': [
    'x-401, sms i/o, wood post. one time price all in?',
    prices({ set: { 'x-401': 1, 'sms-io': 1, 'wood-post': 1 }, once: 940 }),
  ],
  // 30 + 4 x 6 + 12
  'h9-q-four-doors-sim': [
    'Fourplex: base subscription, 4 additional doors, one SIM card. What would I pay monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 4, 'sim-card': 1 }, monthly: 66 }),
  ],
  // 30 + 30 + 2
  'h9-q-life-number': [
    'Base subscription with the lifetime warranty and a dedicated number comes to how much each month?',
    prices({
      set: { 'base-sub': 1, 'lifetime-warranty': 1, 'dedicated-number': 1 },
      monthly: 62,
    }),
  ],
  // 30 + 200 + 2 x 6
  'h9-q-lpr-cams': [
    'HOA treasurer. LPR access, base subscription and 2 additional cameras: dollars a month?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1, 'add-camera': 2 }, monthly: 242 }),
  ],
  // 12 x (30 + 12)
  'h9-q-base-sim-year': [
    'Youth center budget: one base subscription plus a single SIM card, nothing else. Year one total?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
  ],
  // 1260; 30 + 5 x 6
  'h9-q-432-doors': [
    'Dealer here. Client needs an X-432, base subscription and 5 additional doors. Due once, and due per month?',
    prices({ set: { 'x-432': 1, 'base-sub': 1, 'add-door': 5 }, once: 1260, monthly: 60 }),
  ],
  // 340; 30 + 12 = 42; 340 + 504
  'h9-q-cheapest-year': [
    'If I go cheap, WR-1R12, base subscription, SIM card, what do I spend in the first year altogether?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 844 }),
  ],
  // 740 + 500 + 180 = 1420; 30 + 12 + 2 = 44; 1420 + 528
  'h9-q-office-park': [
    'Office park, please total an X-412, a vinyl enclosure, a battery backup, a base subscription, a SIM card and a dedicated number: one-time, monthly and first year.',
    prices({
      set: {
        'x-412': 1,
        'vinyl-enclosure': 1,
        'battery-backup': 1,
        'base-sub': 1,
        'sim-card': 1,
        'dedicated-number': 1,
      },
      once: 1420,
      monthly: 44,
      firstYear: 1948,
    }),
  ],
  // 4 + 6 + 2
  'h9-q-hours-412': [
    'Installer scheduling: X-412, cell booster, vinyl sign. Hours of work listed for those three?',
    prices({ set: { 'x-412': 1, 'cell-booster': 1, 'vinyl-sign': 1 }, hours: 12 }),
  ],
  // 3 x 0.5 + 3 x 0.5
  'h9-q-hours-small': [
    'How many hours does it take to put in three battery backups and three LED kits?',
    prices({ set: { 'battery-backup': 3, 'led-kit': 3 }, hours: 3 }),
  ],
  // 2 x 1.5 + 2
  'h9-q-hours-goose': [
    '2 goosenecks + 1 X-401, installation hours?',
    prices({ set: { gooseneck: 2, 'x-401': 1 }, hours: 5 }),
  ],
  // 4 x 12 x (30 + 12)
  'h9-q-four-years': [
    'Keeping one base subscription along with one SIM card 4 years running adds up to?',
    {
      says: [dollarsOf(2016)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, years: [4, 2016] },
    },
  ],
  // 740 + 2 x 12 x 30
  'h9-q-two-years': [
    'Total paid after 2 years for one X-412 on the base subscription?',
    {
      says: [dollarsOf(1460)],
      priced: { set: { 'x-412': 1, 'base-sub': 1 }, years: [2, 1460] },
    },
  ],
  // 1260 - 740
  // 360 - 100
  // 8 x 12
  'h9-q-eight-sims': [
    'taxi depot w/ 8 SIM cards, monthly?',
    prices({ set: { 'sim-card': 8 }, monthly: 96 }),
  ],
  // 7 x 150 + 7 x 180
  'h9-q-seven-each': [
    'Buying seven LED kits and seven battery backups for the whole association. Amount?',
    prices({ set: { 'led-kit': 7, 'battery-backup': 7 }, once: 2310 }),
  ],
})
