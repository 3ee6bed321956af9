/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 200
  'h23-q-seam': [
    'For my sewing room I want one WR-1R12 and a vinyl sign. Together?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, once: 540 }),
  ],
  // 2 x 740 + 360
  'h23-q-rink-412': [
    'The rink has two gates: two X-412 and one gooseneck. What is that once?',
    prices({ set: { 'x-412': 2, gooseneck: 1 }, once: 1840 }),
  ],
  // 480 + 180
  'h23-q-sheep-booster': [
    'Weak signal and blackouts at the sheep farm, so cell booster plus battery backup, how much?',
    prices({ set: { 'cell-booster': 1, 'battery-backup': 1 }, once: 660 }),
  ],
  // 30 + 3 x 6
  'h23-q-cohousing-doors': [
    'Co-housing: a base subscription with three additional doors, monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 200
  'h23-q-tow-lpr': [
    'My tow trucks should be known by their plates. Base subscription and LPR access, what per month?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, monthly: 230 }),
  ],
  // 2 x 2 + 12 + 30
  'h23-q-optic-number': [
    'Eye doctor, every month I would have: 2 dedicated numbers, SIM card, base subscription. Sum?',
    prices({ set: { 'dedicated-number': 2, 'sim-card': 1, 'base-sub': 1 }, monthly: 46 }),
  ],
  // 540 + 200 = 740; 30 + 12 = 42; 740 + 504 = 1244
  'h23-q-museum-all': [
    'Treasurer of the train museum. We picked X-401, vinyl sign, base subscription, SIM card. Up front how much, then monthly, and altogether in our first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 740,
      monthly: 42,
      firstYear: 1244,
    }),
  ],
  // 1260 + 2 x 500 = 2260; 30 + 2 x 6 = 42; 2260 + 504 = 2764
  'h23-q-alley-all': [
    'Bowling alley, one X-432, two vinyl enclosures, base subscription and two additional cameras: once, a month, and over the first year?',
    prices({
      set: { 'x-432': 1, 'vinyl-enclosure': 2, 'base-sub': 1, 'add-camera': 2 },
      once: 2260,
      monthly: 42,
      firstYear: 2764,
    }),
  ],
  // 12 x 30
  'h23-q-base-year': [
    'Just the base subscription for my drum garage, nothing else: first year in dollars?',
    prices({ set: { 'base-sub': 1 }, firstYear: 360 }),
  ],
  // 2 + 2 + 1.5
  'h23-q-hours-post': [
    'Hours of installation for an X-401, a vinyl sign and a wood post, added up?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, 'wood-post': 1 }, hours: 5.5 }),
  ],
  // 6 + 3
  'h23-q-hours-432': [
    'I have to plan the crew: how many hours for one X-432 and one wireless relay?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 4 x 0.5
  'h23-q-hours-led': [
    'Chocolate shop windows: four LED kits, and I stand beside the ladder. How many hours is that?',
    prices({ set: { 'led-kit': 4 }, hours: 2 }),
  ],
  // 740 - 540
  'h23-q-apart-412': [
    'Help me choose between X-412 and X-401: what gap in dollars separates those two?',
    {
      says: [dollarsOf(200)],
      priced: { set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 },
    },
  ],
  // 500 - 200
  'h23-q-apart-enclosure': [
    'The co-housing board argues. By how much is a vinyl enclosure dearer than a vinyl sign without housing?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 3 x 12 x (30 + 6)
  'h23-q-three-years': [
    'Over three years, what do a base subscription and one additional door come to for our parish?',
    {
      says: [dollarsOf(1296)],
      priced: { set: { 'base-sub': 1, 'add-door': 1 }, years: [3, 1296] },
    },
  ],
  // 340 + 2 x 12 x 30
  'h23-q-two-years': [
    'Everything I pay my first two years if I get a WR-1R12 along with the base subscription?',
    {
      says: [dollarsOf(1060)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [2, 1060] },
    },
  ],
  // 5 x 150
  'h23-q-five-led': [
    'Our garden club wants five signs lit at night, so 5 LED kits. Sum?',
    prices({ set: { 'led-kit': 5 }, once: 750 }),
  ],
  // 12 x (30 + 30) + 0
  'h23-q-lifetime-month': [
    'Base subscription plus lifetime warranty plus SIM card, how much each month?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1, 'sim-card': 1 }, monthly: 72 }),
  ],
  // 2 x 1280
  'h23-q-two-relays': [
    'price of 2 wireless relays please, the driving school has two far gates',
    prices({ set: { 'wireless-relay': 2 }, once: 2560 }),
  ],
  // 300 + 100 + 200
  'h23-q-sms-post': [
    'Price of these for a garden gate: SMS I/O, wood post, vinyl sign, all three added?',
    prices({ set: { 'sms-io': 1, 'wood-post': 1, 'vinyl-sign': 1 }, once: 600 }),
  ],
  // 8 x 6
  'h23-q-eight-cams': [
    'eight additional cameras, per month, how many bucks',
    prices({ set: { 'add-camera': 8 }, monthly: 48 }),
  ],
  // 3 x 340 + 3 x 180 = 1020 + 540 = 1560; 3 x 30 = 90; 1560 + 1080 = 2640
  'h23-q-three-shops': [
    'I have three chocolate shops: three WR-1R12, three battery backups, three base subscriptions. Once, monthly, first year?',
    prices({
      set: { 'wr-1r12': 3, 'battery-backup': 3, 'base-sub': 3 },
      once: 1560,
      monthly: 90,
      firstYear: 2640,
    }),
  ],
  // 4 x 360 + 4 x 200
  'h23-q-four-goose': [
    'Four goosenecks with four vinyl signs for our depot lanes come to how much?',
    prices({ set: { gooseneck: 4, 'vinyl-sign': 4 }, once: 2240 }),
  ],
  // 540 + 12 x (30 + 2) = 540 + 384
  'h23-q-first-year-401': [
    'Driving school, first year all in: X-401 controller, dedicated number, base subscription. Dollars?',
    prices({ set: { 'x-401': 1, 'base-sub': 1, 'dedicated-number': 1 }, firstYear: 924 }),
  ],
})
