/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  'e-x401-sign-post': [
    'I need an X-401, a vinyl sign and a wood post. Sum?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, 'wood-post': 1 }, once: 840 }),
  ],
  'e-x412-gooseneck-housing': [
    'One X-412 on a gooseneck with the vinyl enclosure: price, and hours on site?',
    prices({ set: { 'x-412': 1, gooseneck: 1, 'vinyl-enclosure': 1 }, once: 1600, hours: 7.5 }),
  ],
  'e-four-gooseneck': ['price for four goosenecks', prices({ set: { gooseneck: 4 }, once: 1440 })],
  'e-community-monthly': [
    'Small community here: base subscription, 3 additional doors and 2 additional cameras. What would the bill be every month?',
    prices({ set: { 'base-sub': 1, 'add-door': 3, 'add-camera': 2 }, monthly: 60 }),
  ],
  'e-lpr-base-year': [
    'Garage operator. LPR access together with a base subscription, cost over the first year?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1 }, firstYear: 2760 }),
  ],
  'e-two-wireless-relays': [
    'How much are two wireless relays and how many hours do they take to fit',
    prices({ set: { 'wireless-relay': 2 }, once: 2560, hours: 6 }),
  ],
  'e-seven-led': ['7 LED kits =?', prices({ set: { 'led-kit': 7 }, once: 1050 })],
  'e-x432-year': [
    'Budgeting for next year: an X-432 with base subscription and SIM card. Total for the first year please.',
    prices({ set: { 'x-432': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 1764 }),
  ],
  'e-five-numbers': [
    'five dedicated numbers, per month?',
    prices({ set: { 'dedicated-number': 5 }, monthly: 10 }),
  ],
  'e-x412-x432-apart': [
    'What is the price difference between the X-412 and the X-432?',
    {
      says: [dollarsOf(520)],
      priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
    },
  ],
  'e-three-years': [
    'Base subscription and a SIM card over three years, how much altogether?',
    {
      says: [dollarsOf(1512)],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, years: [3, 1512] },
    },
  ],
  'e-booster-sms-hours': [
    'my boss asks how many hours to plan for a cell booster and an SMS I/O',
    prices({ set: { 'cell-booster': 1, 'sms-io': 1 }, hours: 8 }),
  ],
  'e-pair-with-batteries': [
    'We have an entry and an exit, so 2 X-401 and 2 battery backups. What do we pay once?',
    prices({ set: { 'x-401': 2, 'battery-backup': 2 }, once: 1440 }),
  ],
  'e-wr-sign-base': [
    'How much would a WR-1R12, a vinyl sign and the base subscription be, once and per month?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'base-sub': 1 }, once: 540, monthly: 30 }),
  ],
  'e-dozen-doors': [
    'Twelve additional doors on our subscription would add how much monthly?',
    prices({ set: { 'add-door': 12 }, monthly: 72 }),
  ],
  'e-six-posts': [
    'I would need 6 wood posts, cost and labor hours?',
    prices({ set: { 'wood-post': 6 }, once: 600, hours: 9 }),
  ],
  'e-booster-sim': [
    'weak signal at our place so one cell booster plus one SIM card. what is it in the first year',
    prices({ set: { 'cell-booster': 1, 'sim-card': 1 }, firstYear: 624 }),
  ],
  'e-x401-all-lit': [
    'Quote me list: X-401, SMS I/O, vinyl sign, LED kit. Also the total installation hours.',
    prices({
      set: { 'x-401': 1, 'sms-io': 1, 'vinyl-sign': 1, 'led-kit': 1 },
      once: 1190,
      hours: 6.5,
    }),
  ],
  'e-gooseneck-post-apart': [
    'How much more is a gooseneck than a wood post?',
    {
      says: [dollarsOf(260)],
      priced: { set: { gooseneck: 1 }, versus: { 'wood-post': 1 }, apart: 260 },
    },
  ],
})
