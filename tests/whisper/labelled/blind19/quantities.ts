/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 500
  'h19-q-401-enclosure': [
    'Our antiques barn needs one X-401 in one vinyl enclosure. Add those two up for me.',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 2 x 100 + 2 x 200
  'h19-q-posts-signs': [
    'Community garden with a gate at each end: a pair of wood posts, a pair of vinyl signs. What do we owe for all four pieces?',
    prices({ set: { 'wood-post': 2, 'vinyl-sign': 2 }, once: 600 }),
  ],
  // 3 x 180 + 150
  'h19-q-batteries-led': [
    'price for 3 battery backups and 1 LED kit',
    prices({ set: { 'battery-backup': 3, 'led-kit': 1 }, once: 690 }),
  ],
  // 9 x 30
  'h19-q-nine-bases': [
    'I manage nine lots in the trailer park, each with its own base subscription. Monthly total?',
    prices({ set: { 'base-sub': 9 }, monthly: 270 }),
  ],
  // 30 + 5 x 6 + 2
  'h19-q-base-five-number': [
    'Our day care would take a base subscription plus five additional doors plus one dedicated number. What does that make monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 5, 'dedicated-number': 1 }, monthly: 62 }),
  ],
  // 2 x 30 + 3 x 6
  'h19-q-bases-cameras': [
    'Two base subscriptions and three additional cameras, what does that make every month?',
    prices({ set: { 'base-sub': 2, 'add-camera': 3 }, monthly: 78 }),
  ],
  // 740 + 200 + 480 = 1420; 30 + 12 + 6 = 48; 1420 + 576 = 1996
  'h19-q-scrap-all': [
    'Scrap yard wants: X-412, vinyl sign, cell booster, and by the month base subscription, SIM card, one additional camera. One-time, monthly and first year?',
    prices({
      set: {
        'x-412': 1,
        'vinyl-sign': 1,
        'cell-booster': 1,
        'base-sub': 1,
        'sim-card': 1,
        'add-camera': 1,
      },
      once: 1420,
      monthly: 48,
      firstYear: 1996,
    }),
  ],
  // 2 + 3
  'h19-q-hours-relay': [
    'The crew would mount an X-401 at the temple plus the wireless relay down the hill. How long are they busy, in hours?',
    prices({ set: { 'x-401': 1, 'wireless-relay': 1 }, hours: 5 }),
  ],
  // 2 x 1.5 + 2 x 0.5
  'h19-q-hours-stands': [
    'Hours for putting in two goosenecks and two LED kits?',
    prices({ set: { gooseneck: 2, 'led-kit': 2 }, hours: 4 }),
  ],
  // 4 + 0.5 + 2
  'h19-q-hours-swim': [
    'We can only close the pool in the morning. X-412, battery backup, vinyl sign: installation hours in all?',
    prices({ set: { 'x-412': 1, 'battery-backup': 1, 'vinyl-sign': 1 }, hours: 6.5 }),
  ],
  // 500 - 200
  'h19-q-apart-enclosure': [
    'Is the vinyl enclosure much dearer than a mere vinyl sign? By what amount?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h19-q-apart-controllers': [
    'Difference in dollars: X-412 versus WR-1R12?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 3 x 12 x (30 + 2)
  'h19-q-three-years': [
    'My base subscription with a dedicated number, added up over three years?',
    {
      says: [dollarsOf(1152)],
      priced: { set: { 'base-sub': 1, 'dedicated-number': 1 }, years: [3, 1152] },
    },
  ],
  // 340 + 5 x 12 x 30 = 340 + 1800
  'h19-q-five-years': [
    'A retired judge plans ahead: one WR-1R12 and the base subscription for five years, in total?',
    {
      says: [dollarsOf(2140)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [5, 2140] },
    },
  ],
  // 12 x (30 + 12 + 30)
  'h19-q-year-three': [
    'Base subscription, SIM card and lifetime warranty: what is that for the first year?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'lifetime-warranty': 1 }, firstYear: 864 }),
  ],
  // 15 x 12
  'h19-q-fifteen-sims': [
    'fifteen SIM cards a month how much',
    prices({ set: { 'sim-card': 15 }, monthly: 180 }),
  ],
  // 1260 + 1280
  'h19-q-432-relay': [
    'Old mill, long drive: an X-432 and a wireless relay, what sum is that?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, once: 2540 }),
  ],
  // 300 + 2 x 360
  'h19-q-sms-goosenecks': [
    'Cost of one SMS I/O with two goosenecks please.',
    prices({ set: { 'sms-io': 1, gooseneck: 2 }, once: 1020 }),
  ],
  // 340 + 180 + 200 = 720; 30 + 12 = 42; 720 + 504 = 1224
  'h19-q-nurse': [
    'Night nurse, small house. WR-1R12, battery backup, vinyl sign, base subscription, SIM card. What is due once, what each month, and what in the first year?',
    prices({
      set: { 'wr-1r12': 1, 'battery-backup': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 720,
      monthly: 42,
      firstYear: 1224,
    }),
  ],
  // 11 x 6
  'h19-q-eleven-cameras': [
    '11 additional cameras, per month?',
    prices({ set: { 'add-camera': 11 }, monthly: 66 }),
  ],
  // 12 x (200 + 30)
  'h19-q-lpr-year': [
    'Embassy residence wants LPR access with one base subscription. First-year total?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, firstYear: 2760 }),
  ],
  // 4 x 540 + 4 x 500
  'h19-q-four-entrances': [
    'Four entrances at the temple: 4 X-401 and 4 vinyl enclosures. How much in one payment?',
    prices({ set: { 'x-401': 4, 'vinyl-enclosure': 4 }, once: 4160 }),
  ],
  // 6 x 30 x 12
  'h19-q-six-warranties': [
    'Lifetime warranty for six of our units, cost in the first year?',
    prices({ set: { 'lifetime-warranty': 6 }, firstYear: 2160 }),
  ],
  // 2 x 740 + 2 x 360 + 2 x 150 = 2500; 30 + 6 = 36; 2500 + 432 = 2932
  'h19-q-ski-club': [
    'Ski club lodge: two X-412, two goosenecks, two LED kits, one base subscription and one additional door. Give the one-time cost, the monthly cost and the first year.',
    prices({
      set: { 'x-412': 2, gooseneck: 2, 'led-kit': 2, 'base-sub': 1, 'add-door': 1 },
      once: 2500,
      monthly: 36,
      firstYear: 2932,
    }),
  ],
})
