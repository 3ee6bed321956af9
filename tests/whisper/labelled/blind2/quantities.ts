/** What a set would cost or take, reckoned by hand from the list prices; two items are on no list. */
import { admits, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  'c-three-x401': [
    'We have three side entrances, so three X-401. What does that add up to at list?',
    prices({ set: { 'x-401': 3 }, once: 1620 }),
  ],
  'c-wr-year': [
    'One WR-1R12 and the base subscription: what is due in the whole first year?',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  'c-x432-booster': [
    'MSRP on an X-432 along with a cell booster?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, once: 1740 }),
  ],
  'c-enclosure-hours': [
    'Scheduling my crew. X-412, a vinyl enclosure and an LED kit, total hours on site?',
    prices({ set: { 'x-412': 1, 'vinyl-enclosure': 1, 'led-kit': 1 }, hours: 6.5 }),
  ],
  'c-sub-doors': [
    'base subscription plus 3 additional doors, what do i pay monthly',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  'c-ten-sims': [
    'Our campus would need ten SIM cards. Cost per month?',
    prices({ set: { 'sim-card': 10 }, monthly: 120 }),
  ],
  'c-lpr-sub': [
    'How much each month if we take LPR access on top of one base subscription?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, monthly: 230 }),
  ],
  'c-relay-pair': [
    'a pair of wireless relays, $?',
    prices({ set: { 'wireless-relay': 2 }, once: 2560 }),
  ],
  'c-gooseneck-sign': [
    'I want the gooseneck with one vinyl sign on it. Price for both?',
    prices({ set: { gooseneck: 1, 'vinyl-sign': 1 }, once: 560 }),
  ],
  'c-four-posts': ['4 wood posts', prices({ set: { 'wood-post': 4 }, once: 400 })],
  'c-lifetime-year': [
    'What would the lifetime warranty subscription come to over the first twelve months?',
    prices({ set: { 'lifetime-warranty': 1 }, firstYear: 360 }),
  ],
  'c-sms-io': [
    'SMS I/O unit: list price, and how many hours to install it?',
    prices({ set: { 'sms-io': 1 }, once: 300, hours: 2 }),
  ],
  'c-full-kit': [
    'Put together for me: X-412, SMS I/O, gooseneck, then base subscription with LPR access. I want the one-time amount, the monthly amount, and year one.',
    prices({
      set: { 'x-412': 1, 'sms-io': 1, gooseneck: 1, 'base-sub': 1, 'lpr-access': 1 },
      once: 1400,
      monthly: 230,
      firstYear: 4160,
    }),
  ],
  'c-two-x412-year': [
    'HOA of 60 homes, two gates: 2 x X-412, one base subscription, one additional door. Once and first year please.',
    prices({
      set: { 'x-412': 2, 'base-sub': 1, 'add-door': 1 },
      once: 1480,
      firstYear: 1912,
    }),
  ],
  'c-seven-led': [
    'It is pitch dark on our lane... seven LED kits would be how much?',
    prices({ set: { 'led-kit': 7 }, once: 1050 }),
  ],
  'c-six-numbers': [
    'Six entrances and each should have its dedicated number. Monthly charge?',
    prices({ set: { 'dedicated-number': 6 }, monthly: 12 }),
  ],
  'c-25-cameras': [
    'Monthly for twenty-five additional cameras?',
    prices({ set: { 'add-camera': 25 }, monthly: 150 }),
  ],
  'c-dozen-wr': [
    'Storage park owner here, I need a dozen WR-1R12. Price, and hours of work?',
    prices({ set: { 'wr-1r12': 12 }, once: 4080, hours: 24 }),
  ],
  'c-just-booster': [
    'Bad reception at the gate. What would the cell booster by itself cost?',
    prices({ set: { 'cell-booster': 1 }, once: 480 }),
  ],
  'c-three-lit-enclosures': [
    'please price 3 vinyl enclosures and three led kits',
    prices({ set: { 'vinyl-enclosure': 3, 'led-kit': 3 }, once: 1950 }),
  ],
  'c-two-goosenecks-hours': [
    'how many hours does it take to put up two goosenecks',
    prices({ set: { gooseneck: 2 }, hours: 3 }),
  ],
  'c-fifteen-batteries': [
    'Hurricane season is coming. I manage 15 gates and want a battery backup on every one; what do I budget?',
    prices({ set: { 'battery-backup': 15 }, once: 2700 }),
  ],
  'c-four-subs': [
    'Four base subscriptions: per month, and in year one?',
    prices({ set: { 'base-sub': 4 }, monthly: 120, firstYear: 1440 }),
  ],
  'c-hundred-x401': [
    'What would 100 X-401 controllers run us at list price?',
    prices({ set: { 'x-401': 100 }, once: 54_000 }),
  ],
  'c-two-barriers': [
    'And the list price for two barrier arms?',
    admits('Barrier arms are on no list.', { orSays: [/quote/i] }),
  ],
  'c-five-readers': [
    'Price for five fingerprint readers plus fitting them?',
    admits('Fingerprint readers are on no list.', { orSays: [/quote/i] }),
  ],
})
