/**
 * What a set would cost: MSRP by the rules of a quote. Where somebody asks for a month of doors or
 * cameras without naming the base subscription, it is part of the set: nothing runs without it.
 */
import { labelled, prices } from './labelled'

export const quantities = labelled('quantity', {
  'x401-two-doors': [
    'What would one X-401 with two extra doors cost a month?',
    prices({ set: { 'x-401': 1, 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
  ],
  'two-x401': ['How much are two X-401 controllers?', prices({ set: { 'x-401': 2 }, once: 1080 })],
  x412: ['What is the list price of an X-412?', prices({ set: { 'x-412': 1 }, once: 740 })],
  x432: ['How much does the X-432 cost?', prices({ set: { 'x-432': 1 }, once: 1260 })],
  'wr-1r12': ['Price of the WR-1R12 please', prices({ set: { 'wr-1r12': 1 }, once: 340 })],
  'three-wr': [
    'What do three WR-1R12 cost together?',
    prices({ set: { 'wr-1r12': 3 }, once: 1020 }),
  ],
  booster: ['How much is a cell booster?', prices({ set: { 'cell-booster': 1 }, once: 480 })],
  battery: [
    'What does the battery backup cost?',
    prices({ set: { 'battery-backup': 1 }, once: 180 }),
  ],
  'four-batteries': [
    'What would four battery backups cost?',
    prices({ set: { 'battery-backup': 4 }, once: 720 }),
  ],
  'sms-io': ['How much is the SMS I/O?', prices({ set: { 'sms-io': 1 }, once: 300 })],
  gooseneck: ['What is the price of a gooseneck?', prices({ set: { gooseneck: 1 }, once: 360 })],
  relay: ['How much for a wireless relay?', prices({ set: { 'wireless-relay': 1 }, once: 1280 })],
  'enclosure-led': [
    'What do a vinyl enclosure and an LED kit cost together?',
    prices({ set: { 'vinyl-enclosure': 1, 'led-kit': 1 }, once: 650 }),
  ],
  'sign-on-post': [
    'Vinyl sign on a wood post: how much?',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1 }, once: 300 }),
  ],
  'two-signs-two-posts': [
    'Total for two vinyl signs and two wood posts?',
    prices({ set: { 'vinyl-sign': 2, 'wood-post': 2 }, once: 600 }),
  ],
  'x401-sign-battery': [
    'What would an X-401, a vinyl sign and a battery backup come to?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, 'battery-backup': 1 }, once: 920 }),
  ],
  'whole-entrance': [
    'One X-412, one gooseneck, one vinyl enclosure and an LED kit: what is the total before tax?',
    prices({ set: { 'x-412': 1, gooseneck: 1, 'vinyl-enclosure': 1, 'led-kit': 1 }, once: 1750 }),
  ],
  base: [
    'What does the base subscription cost a month?',
    prices({ set: { 'base-sub': 1 }, monthly: 30 }),
  ],
  sim: ['How much is the SIM card each month?', prices({ set: { 'sim-card': 1 }, monthly: 12 })],
  lpr: [
    'What does license plate recognition access cost per month?',
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
  ],
  number: [
    'How much is a dedicated number?',
    prices({ set: { 'dedicated-number': 1 }, monthly: 2 }),
  ],
  lifetime: [
    'What is the price of the lifetime warranty per month?',
    prices({ set: { 'lifetime-warranty': 1 }, monthly: 30 }),
  ],
  'extra-door': [
    'How much more is one additional door a month?',
    prices({ set: { 'add-door': 1 }, monthly: 6 }),
  ],
  'base-sim': [
    'Base subscription plus SIM card, per month?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
  ],
  'three-gates': [
    'What would the subscription for three gates cost a month?',
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
  ],
  'five-doors': [
    'We have five doors. What is the subscription per month?',
    prices({ set: { 'base-sub': 1, 'add-door': 4 }, monthly: 54 }),
  ],
  'two-cameras': [
    'Base subscription with two additional cameras, what is it monthly?',
    prices({ set: { 'base-sub': 1, 'add-camera': 2 }, monthly: 42 }),
  ],
  'everything-monthly': [
    'base subscription, SIM card, dedicated number and lifetime warranty: how much a month altogether?',
    prices({
      set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1, 'lifetime-warranty': 1 },
      monthly: 74,
    }),
  ],
  'base-first-year': [
    'What does the base subscription cost over a year?',
    prices({ set: { 'base-sub': 1 }, firstYear: 360 }),
  ],
  'first-year-x401': [
    'An X-401 with base subscription and SIM card, what do I pay in the first year?',
    prices({ set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 1044 }),
  ],
  'both-due': [
    'WR-1R12, vinyl sign, base subscription: what is due once and what each month?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'base-sub': 1 }, once: 540, monthly: 30 }),
  ],
  'two-entrances': [
    'Two X-412 and two vinyl enclosures plus the subscription for two gates: once and monthly?',
    prices({
      set: { 'x-412': 2, 'vinyl-enclosure': 2, 'base-sub': 1, 'add-door': 1 },
      once: 2480,
      monthly: 36,
    }),
  ],
  'hours-x432': [
    'How many hours does an X-432 take to install?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
  ],
  'hours-set': [
    'How many hours to install an X-401 with a gooseneck?',
    prices({ set: { 'x-401': 1, gooseneck: 1 }, hours: 3.5 }),
  ],
  'words-for-numbers': [
    'a dozen wood posts, how much',
    prices({ set: { 'wood-post': 12 }, once: 1200 }),
  ],
  'no-hyphen': ['how much is the x401', prices({ set: { 'x-401': 1 }, once: 540 })],
  'plural-typo': ['price for 3 goosnecks', prices({ set: { gooseneck: 3 }, once: 1080 })],
  pair: ['A pair of LED kits, what would that be?', prices({ set: { 'led-kit': 2 }, once: 300 })],
  digits: ['2x vinyl sign 1x sms-io', prices({ set: { 'vinyl-sign': 2, 'sms-io': 1 }, once: 700 })],
  'six-gates-year': [
    'Subscription for six gates, how much in a year?',
    prices({ set: { 'base-sub': 1, 'add-door': 5 }, firstYear: 720 }),
  ],
})
