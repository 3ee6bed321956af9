/** What a set would cost, reckoned by hand from the list prices. */
import { labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  'b-two-wr': [
    'List price for two WR-1R12, one for each of our pedestrian doors?',
    prices({ set: { 'wr-1r12': 2 }, once: 680 }),
  ],
  'b-three-x412': ['3 x X-412, total?', prices({ set: { 'x-412': 3 }, once: 2220 })],
  'b-x432-booster-hours': [
    'Technician here. X-432 plus a cell booster, how many install hours do I plan?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, hours: 12 }),
  ],
  'b-five-signs-posts': [
    'What would 5 vinyl signs and 5 wood posts come to?',
    prices({ set: { 'vinyl-sign': 5, 'wood-post': 5 }, once: 1500 }),
  ],
  'b-sub-sim-number': [
    'Monthly total for the base subscription, a SIM card and a dedicated number?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1 }, monthly: 44 }),
  ],
  'b-hoa-camera-year': [
    'Our HOA has one gate. Base subscription plus one additional camera: what do we pay in the first year?',
    prices({ set: { 'base-sub': 1, 'add-camera': 1 }, firstYear: 432 }),
  ],
  'b-lpr': [
    'How much is LPR access per month?',
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
  ],
  'b-lifetime': [
    'What does the lifetime warranty cost each month?',
    prices({ set: { 'lifetime-warranty': 1 }, monthly: 30 }),
  ],
  'b-x401-backup-sms': [
    'one X-401 with battery backup and SMS I/O, what is due once?',
    prices({ set: { 'x-401': 1, 'battery-backup': 1, 'sms-io': 1 }, once: 1020 }),
  ],
  'b-enclosure-led': [
    'How much is a vinyl enclosure with an LED kit?',
    prices({ set: { 'vinyl-enclosure': 1, 'led-kit': 1 }, once: 650 }),
  ],
  'b-goosenecks-relay': [
    'two goosenecks and a wireless relay pls',
    prices({ set: { gooseneck: 2, 'wireless-relay': 1 }, once: 2000 }),
  ],
  'b-first-year-all': [
    'All in for the first year: one X-401, one vinyl sign, the base subscription and a SIM card?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1244,
    }),
  ],
  'b-twelve-doors': [
    'We run 12 doors. What is the base subscription with 11 additional doors a month?',
    prices({ set: { 'base-sub': 1, 'add-door': 11 }, monthly: 96 }),
  ],
  'b-ten-led': ['price for ten LED kits', prices({ set: { 'led-kit': 10 }, once: 1500 })],
  'b-booster-time': [
    'How long would a cell booster take to fit?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
  ],
  'b-wr-sign-post': [
    'WR-1R12, vinyl sign and wood post: total price and total hours?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'wood-post': 1 }, once: 640, hours: 5.5 }),
  ],
  'b-two-sims-numbers': [
    'What do two SIM cards and two dedicated numbers add to the monthly bill?',
    prices({ set: { 'sim-card': 2, 'dedicated-number': 2 }, monthly: 28 }),
  ],
  'b-doors-cameras': [
    'base subscription, 2 additional doors, 3 additional cameras. per month?',
    prices({ set: { 'base-sub': 1, 'add-door': 2, 'add-camera': 3 }, monthly: 60 }),
  ],
  'b-four-x401': [
    'Four X-401 controllers, please give me the price and the hours.',
    prices({ set: { 'x-401': 4 }, once: 2160, hours: 8 }),
  ],
  'b-x432-x412': [
    'X432 and X412 together',
    prices({ set: { 'x-432': 1, 'x-412': 1 }, once: 2000 }),
  ],
  'b-six-backups': [
    'battery backup times six',
    prices({ set: { 'battery-backup': 6 }, once: 1080 }),
  ],
  'b-budget': [
    'My budget is tight. What would an X-412, a vinyl enclosure and a battery backup come to?',
    prices({ set: { 'x-412': 1, 'vinyl-enclosure': 1, 'battery-backup': 1 }, once: 1420 }),
  ],
  'b-sub-lpr-sim': [
    'base subscription + LPR access + SIM card = ? each month',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1, 'sim-card': 1 }, monthly: 242 }),
  ],
  'b-relay': [
    'What do you charge for the wireless relay?',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
  ],
  'b-seven-doors': [
    'Seven additional doors on top of the base subscription, what is that monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 7 }, monthly: 72 }),
  ],
  'b-two-sms': ['SMS I/O, two pieces. Cost?', prices({ set: { 'sms-io': 2 }, once: 600 })],
  'b-full-gate': [
    'I am specifying an estate gate: X-412, cell booster, gooseneck and LED kit. Total and install hours?',
    prices({
      set: { 'x-412': 1, 'cell-booster': 1, gooseneck: 1, 'led-kit': 1 },
      once: 1730,
      hours: 12,
    }),
  ],
  'b-year-lifetime': [
    'Base subscription with the lifetime warranty, for the first year?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1 }, firstYear: 720 }),
  ],
  'b-twenty-wr': [
    'Bulk order of twenty WR-1R12 at list price?',
    prices({ set: { 'wr-1r12': 20 }, once: 6800 }),
  ],
})
