/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  'g-single-x401': ['price of an X-401', prices({ set: { 'x-401': 1 }, once: 540 })],
  'g-gooseneck-two': [
    'We have an entry and an exit lane, so two goosenecks. How much?',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  'g-x412-backup-sign': [
    'Please price this for me: one X-412, one battery backup and one vinyl sign.',
    prices({ set: { 'x-412': 1, 'battery-backup': 1, 'vinyl-sign': 1 }, once: 1120 }),
  ],
  'g-sign-post-led': [
    'vinyl sign + wood post + led kit = ?',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1, 'led-kit': 1 }, once: 450 }),
  ],
  'g-wireless-relay': [
    'Wireless relay cost?',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
  ],
  'g-booster-two': [
    'signal is bad at both our gates. two cell boosters please, what would they be',
    prices({ set: { 'cell-booster': 2 }, once: 960 }),
  ],
  'g-four-wr': [
    'Four WR-1R12 units for four pool gates: what do they list for together?',
    prices({ set: { 'wr-1r12': 4 }, once: 1360 }),
  ],
  'g-sub-doors': [
    'Base subscription and 5 additional doors, how much each month?',
    prices({ set: { 'base-sub': 1, 'add-door': 5 }, monthly: 60 }),
  ],
  'g-sub-cameras-sim': [
    'Monthly cost of base subscription, three additional cameras and one SIM card?',
    prices({ set: { 'base-sub': 1, 'add-camera': 3, 'sim-card': 1 }, monthly: 60 }),
  ],
  'g-two-numbers': [
    'what do 2 dedicated numbers cost a month',
    prices({ set: { 'dedicated-number': 2 }, monthly: 4 }),
  ],
  'g-lpr-base': [
    'If our board wants license plates read, that would be LPR access on top of the base subscription. Monthly total?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, monthly: 230 }),
  ],
  'g-first-year-basic': [
    'X-401, vinyl sign, base subscription, SIM card. What is the total over the first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1244,
    }),
  ],
  'g-once-and-monthly': [
    'I want one WR-1R12, a vinyl enclosure, a base subscription and the lifetime warranty. What is due once and what is due every month?',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'lifetime-warranty': 1 },
      once: 840,
      monthly: 60,
    }),
  ],
  'g-hours-x401-enclosure': [
    'How many hours would it take to install an X-401 with a vinyl enclosure and an LED kit?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1, 'led-kit': 1 }, hours: 4.5 }),
  ],
  'g-hours-relay-post': [
    'installation hours for 1 wireless relay and 2 wood posts',
    prices({ set: { 'wireless-relay': 1, 'wood-post': 2 }, hours: 6 }),
  ],
  'g-x432-sms': [
    'Our condo needs the X-432 and the SMS I/O. List price of the two?',
    prices({ set: { 'x-432': 1, 'sms-io': 1 }, once: 1560 }),
  ],
  'g-three-years-sub': [
    'What do I pay over three years for one base subscription plus one SIM card?',
    {
      says: [dollarsOf(1512)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, years: [3, 1512] },
    },
  ],
  'g-five-years-warranty': [
    'Lifetime warranty for five years adds up to how much?',
    {
      says: [dollarsOf(1800)],
      priced: { set: { 'lifetime-warranty': 1 }, years: [5, 1800] },
    },
  ],
  'g-x432-or-x412': [
    'Our electrician says X-412, the salesman says X-432. By how many dollars do they differ on the price list?',
    {
      says: [dollarsOf(520)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
    },
  ],
  'g-ten-leds': ['10 LED kits', prices({ set: { 'led-kit': 10 }, once: 1500 })],
  'g-church': [
    'Writing on behalf of our church. We would take two X-401, two vinyl signs and two goosenecks. What would we owe before any monthly fees?',
    prices({ set: { 'x-401': 2, 'vinyl-sign': 2, gooseneck: 2 }, once: 2200 }),
  ],
  'g-farm': [
    "Farm gate 400 ft from the sign, so wireless relay, plus WR-1R12, plus battery backup. What's the damage?",
    prices({ set: { 'wireless-relay': 1, 'wr-1r12': 1, 'battery-backup': 1 }, once: 1800 }),
  ],
  'g-twenty-doors': [
    'property manager here, base subscription + 20 additional doors + 1 dedicated number, per month and for the first year?',
    prices({
      set: { 'base-sub': 1, 'add-door': 20, 'dedicated-number': 1 },
      monthly: 152,
      firstYear: 1824,
    }),
  ],
  'g-sms-backup-three': [
    'three SMS I/O and three battery backups, price please',
    prices({ set: { 'sms-io': 3, 'battery-backup': 3 }, once: 1440 }),
  ],
})
