/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 500
  'h12-q-401-enclosure': [
    'My print shop would take an X-401 in a vinyl enclosure. What do the two come to?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 2 x 360 + 2 x 150
  'h12-q-stands-lit': [
    'Two goosenecks, two LED kits: altogether how much?',
    prices({ set: { gooseneck: 2, 'led-kit': 2 }, once: 1020 }),
  ],
  // 4 x 100 + 4 x 200
  'h12-q-four-posts': [
    'I own four small houses and want a wood post and a vinyl sign at each. All together how much?',
    prices({ set: { 'wood-post': 4, 'vinyl-sign': 4 }, once: 1200 }),
  ],
  // 3 x 300 + 180
  'h12-q-sms-battery': [
    'three SMS I/O and a single battery backup, what is the bill',
    prices({ set: { 'sms-io': 3, 'battery-backup': 1 }, once: 1080 }),
  ],
  // 30 + 3 x 6
  'h12-q-clinic-doors': [
    'Vet clinic, one base subscription and three additional doors. Our monthly cost?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 5 x 6 + 2
  'h12-q-five-cameras': [
    'Every month a base subscription, a dedicated number and five additional cameras. Add it up for me, please.',
    prices({ set: { 'base-sub': 1, 'dedicated-number': 1, 'add-camera': 5 }, monthly: 62 }),
  ],
  // 3 x (30 + 12 + 2)
  'h12-q-three-rentals': [
    'Landlord with three rentals: each gets a base subscription, a SIM card and a dedicated number. Per month in total?',
    prices({ set: { 'base-sub': 3, 'sim-card': 3, 'dedicated-number': 3 }, monthly: 132 }),
  ],
  // 30 + 12 + 30
  'h12-q-covered': [
    'what runs monthly if i want base subscription + SIM card + lifetime warranty',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'lifetime-warranty': 1 }, monthly: 72 }),
  ],
  // 12 x (200 + 30)
  'h12-q-plates-year': [
    'Our office lot wants LPR access on top of the base subscription. First year, how many dollars?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, firstYear: 2760 }),
  ],
  // 740 + 360 + 200 = 1300; 30 + 6 + 12 = 48; 1300 + 12 x 48 = 1300 + 576 = 1876
  'h12-q-parish': [
    'Our parish council considers X-412, gooseneck and vinyl sign, with base subscription, one additional door and a SIM card. How much is due once, how much monthly, how much in our first year?',
    prices({
      set: {
        'x-412': 1,
        gooseneck: 1,
        'vinyl-sign': 1,
        'base-sub': 1,
        'add-door': 1,
        'sim-card': 1,
      },
      once: 1300,
      monthly: 48,
      firstYear: 1876,
    }),
  ],
  // 340 + 500 + 150 = 990; 30 + 2 = 32; 990 + 12 x 32 = 990 + 384 = 1374
  'h12-q-carpenter': [
    'Carpenter here, my workshop door gets: WR-1R12, vinyl enclosure, LED kit, base subscription, dedicated number. How much up front, how much monthly, and the first year as a whole?',
    prices({
      set: {
        'wr-1r12': 1,
        'vinyl-enclosure': 1,
        'led-kit': 1,
        'base-sub': 1,
        'dedicated-number': 1,
      },
      once: 990,
      monthly: 32,
      firstYear: 1374,
    }),
  ],
  // 6 + 3
  'h12-q-hours-big': [
    'I must tell my electrician how many hours an X-432 and a wireless relay take to install.',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 x 2 + 2 x 1.5
  'h12-q-hours-pairs': [
    'Two X-401 and two goosenecks, hours of labor?',
    prices({ set: { 'x-401': 2, gooseneck: 2 }, hours: 7 }),
  ],
  // 4 + 2 + 0.5 + 2
  'h12-q-hours-four-things': [
    'installing X-412, SMS I/O, battery backup and vinyl sign is how many hours altogether',
    prices({
      set: { 'x-412': 1, 'sms-io': 1, 'battery-backup': 1, 'vinyl-sign': 1 },
      hours: 8.5,
    }),
  ],
  // 3 x 2 + 6
  'h12-q-hours-enclosures': [
    'For planning our closing day: hours to install three vinyl enclosures plus one cell booster?',
    prices({ set: { 'vinyl-enclosure': 3, 'cell-booster': 1 }, hours: 12 }),
  ],
  // 740 - 540
  'h12-q-apart-412': [
    'I hesitate between X-401 and X-412. How many dollars more is the bigger one?',
    {
      says: [dollarsOf(200)],
      priced: { set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 },
    },
  ],
  // 500 - 200
  'h12-q-apart-sign': [
    'If I take the plain vinyl sign and leave out the vinyl enclosure, what do I save?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 2 x 340
  'h12-q-apart-two-small': [
    'Compare two WR-1R12 with one X-412 for me: what is the difference in price?',
    {
      says: [dollarsOf(60)],
      priced: { set: { 'wr-1r12': 2 }, versus: { 'x-412': 1 }, apart: 60 },
    },
  ],
  // 3 x 12 x (30 + 30)
  'h12-q-three-years': [
    'Three years of base subscription with lifetime warranty, what sum is that?',
    {
      says: [dollarsOf(2160)],
      priced: { set: { 'base-sub': 1, 'lifetime-warranty': 1 }, years: [3, 2160] },
    },
  ],
  // 340 + 5 x 12 x (30 + 12) = 340 + 2520
  'h12-q-five-years': [
    'My spreadsheet looks five years ahead: what do WR-1R12, base subscription and SIM card sum up to by then?',
    {
      says: [dollarsOf(2860)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [5, 2860] },
    },
  ],
  // 540 + 2 x 12 x (30 + 6) = 540 + 864
  'h12-q-lease-years': [
    'The lease of my shop ends in two years. X-401, base subscription and an additional camera for that long?',
    {
      says: [dollarsOf(1404)],
      priced: { set: { 'x-401': 1, 'base-sub': 1, 'add-camera': 1 }, years: [2, 1404] },
    },
  ],
  // 9 x 30
  'h12-q-nine': [
    '9 houses, 9 base subscriptions, per month?',
    prices({ set: { 'base-sub': 9 }, monthly: 270 }),
  ],
  // 4 x 12 x 6
  'h12-q-cameras-year': [
    'How much money in the first year for 4 additional cameras?',
    prices({ set: { 'add-camera': 4 }, firstYear: 288 }),
  ],
  // 1260 + 480 + 200 = 1940; 30 + 200 = 230; 1940 + 12 x 230 = 1940 + 2760 = 4700
  'h12-q-courier-depot': [
    'Courier depot. Hardware: X-432, cell booster, vinyl sign. Running: base subscription, LPR access. What is the one-time sum, the monthly one, and the first year in total?',
    prices({
      set: { 'x-432': 1, 'cell-booster': 1, 'vinyl-sign': 1, 'base-sub': 1, 'lpr-access': 1 },
      once: 1940,
      monthly: 230,
      firstYear: 4700,
    }),
  ],
})
