/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 30 + 2 x 6 + 12
  'h17-q-studio-month': [
    'My yoga studio wants a base subscription, two additional cameras and a SIM card. Monthly sum?',
    prices({ set: { 'base-sub': 1, 'add-camera': 2, 'sim-card': 1 }, monthly: 54 }),
  ],
  // 540 + 200
  'h17-q-garage-sign': [
    'X-401 with a vinyl sign for my garage, what is the total?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  // 540 + 360 + 150
  'h17-q-orchard-stand': [
    'Orchard lane: one X-401, one gooseneck and one LED kit. How many dollars one time?',
    prices({ set: { 'x-401': 1, gooseneck: 1, 'led-kit': 1 }, once: 1050 }),
  ],
  // 2 x 740 + 2 x 500
  'h17-q-museum-two': [
    'Two X-412 along with two vinyl enclosures for the museum wings, please add that up.',
    prices({ set: { 'x-412': 2, 'vinyl-enclosure': 2 }, once: 2480 }),
  ],
  // 4 x 30 + 4 x 12
  'h17-q-coop-month': [
    'Our co-op has four entries: 4 base subscriptions plus 4 SIM cards, what is due each month?',
    prices({ set: { 'base-sub': 4, 'sim-card': 4 }, monthly: 168 }),
  ],
  // 340 + 100 + 200 = 640; 30 + 12 = 42; 640 + 12 x 42 = 640 + 504 = 1144
  'h17-q-bee-yard': [
    'Bee yard shopping list: WR-1R12, wood post, vinyl sign, base subscription, SIM card. Tell me once, monthly and first year.',
    prices({
      set: { 'wr-1r12': 1, 'wood-post': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 640,
      monthly: 42,
      firstYear: 1144,
    }),
  ],
  // 2 + 2 + 1.5
  'h17-q-hours-post': [
    'How many hours would your man spend on an X-401, a vinyl sign and a wood post?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, 'wood-post': 1 }, hours: 5.5 }),
  ],
  // 6 + 3
  'h17-q-hours-432': [
    'Hours of installation, X-432 and wireless relay combined?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 x 0.5 + 0.5
  'h17-q-hours-quick': [
    'The rabbi is free briefly on Tuesday. Two LED kits and a battery backup: that takes how many hours?',
    prices({ set: { 'led-kit': 2, 'battery-backup': 1 }, hours: 1.5 }),
  ],
  // 1280 - 480
  'h17-q-apart-relay': [
    'Either a wireless relay or a cell booster will do at our kennel. How many dollars lie between them?',
    {
      says: [dollarsOf(800)],
      priced: { set: { 'wireless-relay': 1 }, versus: { 'cell-booster': 1 }, apart: 800 },
    },
  ],
  // 1260 - 740
  'h17-q-apart-432': [
    'how much dearer is the X-432 compared with the X-412',
    {
      says: [dollarsOf(520)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
    },
  ],
  // 3 x 12 x (30 + 30) = 36 x 60
  'h17-q-three-years': [
    'A base subscription with lifetime warranty over three years, what does the captain pay in all?',
    {
      says: [dollarsOf(2160)],
      priced: { set: { 'base-sub': 1, 'lifetime-warranty': 1 }, years: [3, 2160] },
    },
  ],
  // 540 + 5 x 12 x (30 + 12) = 540 + 60 x 42 = 540 + 2520
  'h17-q-five-years': [
    'Treasurers plan five years ahead. An X-401, one base subscription, one SIM card: the grand total over 5 years?',
    {
      says: [dollarsOf(3060)],
      priced: { set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, years: [5, 3060] },
    },
  ],
  // 12 x (30 + 2 + 6) = 12 x 38
  'h17-q-duplex-year': [
    'Duplex, so a base subscription, an additional door and a dedicated number. What will the first year be?',
    prices({ set: { 'base-sub': 1, 'add-door': 1, 'dedicated-number': 1 }, firstYear: 456 }),
  ],
  // 3 x 300 + 3 x 180
  'h17-q-sms-batteries': [
    'Three kennels, and each gets an SMS I/O and a battery backup, so three of both. What is the bill?',
    prices({ set: { 'sms-io': 3, 'battery-backup': 3 }, once: 1440 }),
  ],
  // 6 x 100 + 6 x 200
  'h17-q-six-posts': [
    'six wood posts and six vinyl signs for the orchard roads. how much',
    prices({ set: { 'wood-post': 6, 'vinyl-sign': 6 }, once: 1800 }),
  ],
  // 4 x 30
  'h17-q-four-lifetime': [
    'What do four lifetime warranties come to per month?',
    prices({ set: { 'lifetime-warranty': 4 }, monthly: 120 }),
  ],
  // 9 x 6
  'h17-q-nine-cameras': [
    'The museum would like 9 additional cameras, how many dollars a month is that?',
    prices({ set: { 'add-camera': 9 }, monthly: 54 }),
  ],
  // 480 + 540 + 300
  'h17-q-weak-signal': [
    'Weak signal at our kennel. Cell booster, X-401 and SMS I/O, added up?',
    prices({ set: { 'cell-booster': 1, 'x-401': 1, 'sms-io': 1 }, once: 1320 }),
  ],
  // 740 + 2 x 500 + 2 x 150 = 2040; 30 + 6 + 3 x 6 = 54; 2040 + 12 x 54 = 2040 + 648 = 2688
  'h17-q-museum-all': [
    'For the museum trustees: X-412, 2 vinyl enclosures, 2 LED kits, a base subscription, an additional door and 3 additional cameras. One-time, per month, and in the first year?',
    prices({
      set: {
        'x-412': 1,
        'vinyl-enclosure': 2,
        'led-kit': 2,
        'base-sub': 1,
        'add-door': 1,
        'add-camera': 3,
      },
      once: 2040,
      monthly: 54,
      firstYear: 2688,
    }),
  ],
  // 12 x (30 + 200 + 30) = 12 x 260
  'h17-q-plates-year': [
    'LPR access, a base subscription and the lifetime warranty at the bakery dock. Total of the first year?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1, 'lifetime-warranty': 1 }, firstYear: 3120 }),
  ],
  // 2 x 360 + 2 x 150 + 500
  'h17-q-goosenecks': [
    'Add up 2 goosenecks, 2 LED kits, 1 vinyl enclosure for me',
    prices({ set: { gooseneck: 2, 'led-kit': 2, 'vinyl-enclosure': 1 }, once: 1520 }),
  ],
  // 2 x 2 + 1.5 + 2 x 0.5
  'h17-q-hours-relays': [
    'I block out my calendar by the hour. Two WR-1R12, one gooseneck, two battery backups: how many hours altogether?',
    prices({ set: { 'wr-1r12': 2, gooseneck: 1, 'battery-backup': 2 }, hours: 6.5 }),
  ],
  // 12 x 200 - 12 x 30
  'h17-q-apart-lpr': [
    'By how much does LPR access exceed a base subscription over the first year?',
    {
      says: [dollarsOf(2040)],
      priced: { set: { 'lpr-access': 1 }, versus: { 'base-sub': 1 }, apart: 2040 },
    },
  ],
})
