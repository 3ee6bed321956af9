/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 500
  'h13-q-401-enclosure': [
    'X-401 together with a vinyl enclosure: price?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 4 x 100 + 4 x 200
  'h13-q-posts-signs': [
    'The farm has four entrances: four wood posts, four vinyl signs. Total?',
    prices({ set: { 'wood-post': 4, 'vinyl-sign': 4 }, once: 1200 }),
  ],
  // 6 x 740
  'h13-q-six-412': [
    'six X-412, what would they cost us',
    prices({ set: { 'x-412': 6 }, once: 4440 }),
  ],
  // 480 + 300
  'h13-q-booster-sms': [
    'We have poor reception at the stable. Cell booster plus SMS I/O makes how much?',
    prices({ set: { 'cell-booster': 1, 'sms-io': 1 }, once: 780 }),
  ],
  // 10 x 30 + 10 x 12
  'h13-q-ten-ten': [
    'I manage ten gates. Ten base subscriptions and ten SIM cards, the monthly bill?',
    prices({ set: { 'base-sub': 10, 'sim-card': 10 }, monthly: 420 }),
  ],
  // 30 + 7 x 6
  'h13-q-base-seven': [
    'what per month are a base subscription and 7 additional doors',
    prices({ set: { 'base-sub': 1, 'add-door': 7 }, monthly: 72 }),
  ],
  // 30 + 30 + 2
  'h13-q-base-life-number': [
    'Base subscription, lifetime warranty, dedicated number: monthly, please. My mother wants it exact.',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1, 'dedicated-number': 1 }, monthly: 62 }),
  ],
  // 30 + 200 + 12 + 3 x 6
  'h13-q-plates-three': [
    'For the condo garage: base subscription, LPR access, a SIM card and three additional cameras. What is that a month?',
    prices({
      set: { 'base-sub': 1, 'lpr-access': 1, 'sim-card': 1, 'add-camera': 3 },
      monthly: 260,
    }),
  ],
  // 740 + 360 + 200 + 180 = 1480; 30 + 12 + 2 x 6 = 54; 1480 + 12 x 54 = 1480 + 648 = 2128
  'h13-q-horse-farm': [
    'Horse farm list: X-412, gooseneck, vinyl sign, battery backup, and then base subscription, SIM card and two additional doors. Please tell me what is due once, what is due monthly and what the first year comes to.',
    prices({
      set: {
        'x-412': 1,
        gooseneck: 1,
        'vinyl-sign': 1,
        'battery-backup': 1,
        'base-sub': 1,
        'sim-card': 1,
        'add-door': 2,
      },
      once: 1480,
      monthly: 54,
      firstYear: 2128,
    }),
  ],
  // 340 + 200 + 150 = 690; 30 + 12 = 42; 690 + 12 x 42 = 690 + 504 = 1194
  'h13-q-dance-school': [
    'Our dance school wants these on its back door: WR-1R12, vinyl sign, LED kit, base subscription, SIM card. Due once? Due monthly? Due in the first year?',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'led-kit': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 690,
      monthly: 42,
      firstYear: 1194,
    }),
  ],
  // 6 + 3
  'h13-q-hours-432-relay': [
    'The riding hall closes while you work. X-432 along with a wireless relay: hours, start to finish?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 x 2 + 2 x 1.5
  'h13-q-hours-two-two': [
    'Two X-401 with two goosenecks: hours of installation in total?',
    prices({ set: { 'x-401': 2, gooseneck: 2 }, hours: 7 }),
  ],
  // 2 + 0.5
  'h13-q-hours-enclosure': [
    'Time needed, in hours, for putting in a vinyl enclosure with battery backup?',
    prices({ set: { 'vinyl-enclosure': 1, 'battery-backup': 1 }, hours: 2.5 }),
  ],
  // 1280 - 480
  'h13-q-apart-relay-booster': [
    'How much more does a wireless relay cost than a cell booster?',
    {
      says: [dollarsOf(800)],
      priced: { set: { 'wireless-relay': 1 }, versus: { 'cell-booster': 1 }, apart: 800 },
    },
  ],
  // 740 - 340
  'h13-q-apart-412-relay': [
    'If I take the WR-1R12 instead of the X-412, how many dollars do I save?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 1260 - 740
  'h13-q-apart-432': [
    'Our board wavers between the X-432 and the X-412. How far apart are these in dollars?',
    {
      says: [dollarsOf(520)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
    },
  ],
  // 3 x 12 x (30 + 30)
  'h13-q-three-years': [
    'We rent for three more years. Base subscription and lifetime warranty over three years, what is the sum?',
    {
      says: [dollarsOf(2160)],
      priced: { set: { 'base-sub': 1, 'lifetime-warranty': 1 }, years: [3, 2160] },
    },
  ],
  // 540 + 2 x 12 x 30 = 540 + 720
  'h13-q-two-years-401': [
    'What would an X-401 and a base subscription cost us over two years, everything counted?',
    {
      says: [dollarsOf(1260)],
      priced: { set: { 'x-401': 1, 'base-sub': 1 }, years: [2, 1260] },
    },
  ],
  // 5 x 12 x 12
  'h13-q-five-years-sim': [
    'SIM card for five years, how many dollars?',
    { says: [dollarsOf(720)], priced: { set: { 'sim-card': 1 }, years: [5, 720] } },
  ],
  // 12 x (30 + 200)
  'h13-q-first-year-plates': [
    'LPR access plus base subscription, first year, our cost?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, firstYear: 2760 }),
  ],
  // 340 + 12 x (30 + 2) = 340 + 384
  'h13-q-first-year-small': [
    'Dad settled on a WR-1R12, base subscription plus dedicated number. First year, all told?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1, 'dedicated-number': 1 }, firstYear: 724 }),
  ],
  // 15 x 2 + 15 x 12
  'h13-q-fifteen-numbers': [
    'Across my portfolio that makes 15 dedicated numbers and 15 SIM cards. Monthly total?',
    prices({ set: { 'dedicated-number': 15, 'sim-card': 15 }, monthly: 210 }),
  ],
  // 8 x 340 + 8 x 500 = 2720 + 4000 = 6720; 8 x 30 = 240; 6720 + 2880 = 9600
  'h13-q-eight-buildings': [
    'Property manager, eight buildings: 8 WR-1R12, 8 vinyl enclosures, 8 base subscriptions. Tell my owners what they pay one time, what they pay monthly, and what they pay in the first year.',
    prices({
      set: { 'wr-1r12': 8, 'vinyl-enclosure': 8, 'base-sub': 8 },
      once: 6720,
      monthly: 240,
      firstYear: 9600,
    }),
  ],
  // 2 x 200 + 2 x 30
  'h13-q-two-plates': [
    'monthly cost of two LPR access and two base subscriptions together?',
    prices({ set: { 'lpr-access': 2, 'base-sub': 2 }, monthly: 460 }),
  ],
})
