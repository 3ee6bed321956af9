/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 200
  'h24-q-401-sign': [
    'For the cobbler shop: an X-401 with a vinyl sign, what do they come to?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  // 2 x 740
  'h24-q-two-412': [
    'Two X-412 for the planetarium, how much?',
    prices({ set: { 'x-412': 2 }, once: 1480 }),
  ],
  // 340 + 480
  'h24-q-relay-boost': [
    'WR-1R12 and a cell booster, total please',
    prices({ set: { 'wr-1r12': 1, 'cell-booster': 1 }, once: 820 }),
  ],
  // 4 x 100
  'h24-q-posts': [
    'What do four wood posts cost at the Christmas-tree farm?',
    prices({ set: { 'wood-post': 4 }, once: 400 }),
  ],
  // 360 + 150 + 200
  'h24-q-goose-lit': [
    'gooseneck + LED kit + vinyl sign = ?',
    prices({ set: { gooseneck: 1, 'led-kit': 1, 'vinyl-sign': 1 }, once: 710 }),
  ],
  // 1260 + 1280
  'h24-q-432-wireless': [
    'Our garden apartments want an X-432 and one wireless relay. One-time price?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, once: 2540 }),
  ],
  // 30 + 3 x 6
  'h24-q-base-three': [
    'base subscription and 3 additional doors, how many dollars monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 30 + 12 + 2
  'h24-q-liveaboard': [
    'What would a liveaboard hand over monthly with the base subscription, his SIM card and one dedicated number?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  // 30 + 200
  'h24-q-taxi-lpr': [
    'Taxi yard: LPR access plus the base subscription, monthly cost?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, monthly: 230 }),
  ],
  // 8 x 30
  'h24-q-eight-base': [
    'How much are eight base subscriptions per month for our board?',
    prices({ set: { 'base-sub': 8 }, monthly: 240 }),
  ],
  // 5 x 6
  'h24-q-five-cams': [
    '5 additional cameras at the jump park, each month?',
    prices({ set: { 'add-camera': 5 }, monthly: 30 }),
  ],
  // 12 x 12
  'h24-q-sim-year': [
    'One SIM card, what do I pay for it in the first year?',
    prices({ set: { 'sim-card': 1 }, firstYear: 144 }),
  ],
  // 340 + 12 x 30 = 700
  'h24-q-aide-year': [
    'On my pension I could do a WR-1R12 and the base subscription. The first year altogether, sugar?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  // 540 + 180 = 720; 30 + 12 = 42; 720 + 504 = 1224
  'h24-q-chiro-all': [
    'Chiropractic office: X-401, battery backup, base subscription, SIM card. Tell me once, monthly and first-year totals.',
    prices({
      set: { 'x-401': 1, 'battery-backup': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 720,
      monthly: 42,
      firstYear: 1224,
    }),
  ],
  // 740 + 500 = 1240; 30 + 6 = 36; 1240 + 432 = 1672
  'h24-q-cooking-all': [
    'Cooking school wants an X-412 and a vinyl enclosure, base subscription and one additional door. What is due once, each month, and in year one?',
    prices({
      set: { 'x-412': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'add-door': 1 },
      once: 1240,
      monthly: 36,
      firstYear: 1672,
    }),
  ],
  // 6 + 2
  'h24-q-432-hours': [
    'Your fitter brings an X-432 along with a vinyl sign to the dispatch garage. Hours of work in all?',
    prices({ set: { 'x-432': 1, 'vinyl-sign': 1 }, hours: 8 }),
  ],
  // 3 + 1.5
  'h24-q-relay-hours': [
    'hours to install a wireless relay and a gooseneck?',
    prices({ set: { 'wireless-relay': 1, gooseneck: 1 }, hours: 4.5 }),
  ],
  // 2 x 2 + 2 x 0.5
  'h24-q-401-led-hours': [
    'Two X-401 and two LED kits, how many hours of installing is that for my stamp club?',
    prices({ set: { 'x-401': 2, 'led-kit': 2 }, hours: 5 }),
  ],
  // 500 - 200
  'h24-q-apart-sign': [
    'I waver at the cooking school: vinyl enclosure or plain vinyl sign. How many dollars lie between them?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h24-q-apart-412': [
    'Difference in price, X-412 against WR-1R12?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 480 - 300
  'h24-q-apart-boost': [
    'By how many dollars does the cell booster exceed the SMS I/O?',
    {
      says: [dollarsOf(180)],
      priced: { set: { 'cell-booster': 1 }, versus: { 'sms-io': 1 }, apart: 180 },
    },
  ],
  // 3 x 12 x 30
  'h24-q-three-years': [
    'A lifetime warranty for three years of septic work, what does it add up to?',
    { says: [dollarsOf(1080)], priced: { set: { 'lifetime-warranty': 1 }, years: [3, 1080] } },
  ],
  // 540 + 2 x 12 x 30 = 540 + 720
  'h24-q-two-years': [
    'Tea warehouse, two years: an X-401 and the base subscription, all told?',
    { says: [dollarsOf(1260)], priced: { set: { 'x-401': 1, 'base-sub': 1 }, years: [2, 1260] } },
  ],
  // 6 x 200 + 3 x 180
  'h24-q-signs-batt': [
    'Add up 6 vinyl signs and 3 battery backups for me',
    prices({ set: { 'vinyl-sign': 6, 'battery-backup': 3 }, once: 1740 }),
  ],
})
