/** Sums of list prices and of hours, each reckoned by hand. */
import { labelled, prices } from '../../labelled'

export const quantities = labelled('quantity', {
  't10-two-entrances': [
    'Two X-401 controllers and two goosenecks. Hardware total?',
    prices({ set: { 'x-401': 2, gooseneck: 2 }, once: 1800 }),
  ],
  't10-largest': ['list price for x-432', prices({ set: { 'x-432': 1 }, once: 1260 })],
  't10-three-cameras': [
    'Per month, please: base subscription plus three additional cameras.',
    prices({ set: { 'base-sub': 1, 'add-camera': 3 }, monthly: 48 }),
  ],
  't10-small-year': [
    "I'm setting the budget: a WR-1R12, the base subscription and a SIM card, all together for the first year?",
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 844 }),
  ],
  't10-booster-hours': [
    'how many hours of installation for one X-412 and one cell booster',
    prices({ set: { 'x-412': 1, 'cell-booster': 1 }, hours: 10 }),
  ],
  't10-five-enclosures': [
    'need 5 vinyl enclosures for the townhouse cluster, how much',
    prices({ set: { 'vinyl-enclosure': 5 }, once: 2500 }),
  ],
  't10-lit-posts': [
    'Price of four wood posts with four LED kits?',
    prices({ set: { 'wood-post': 4, 'led-kit': 4 }, once: 1000 }),
  ],
  't10-six-numbers': [
    'six dedicated numbers, what is that a month',
    prices({ set: { 'dedicated-number': 6 }, monthly: 12 }),
  ],
  't10-plates-year': [
    'What would LPR access together with the lifetime warranty cost us in the first year?',
    prices({ set: { 'lpr-access': 1, 'lifetime-warranty': 1 }, firstYear: 2760 }),
  ],
  't10-relay-backup': [
    'A wireless relay and a battery backup: what do they cost and how many hours to install?',
    prices({ set: { 'wireless-relay': 1, 'battery-backup': 1 }, once: 1460, hours: 3.5 }),
  ],
  't10-three-sms': ['3x SMS I/O how much total', prices({ set: { 'sms-io': 3 }, once: 900 })],
  't10-twelve-doors': [
    'Our building has a dozen doors, so the base subscription and eleven additional doors. What would we pay monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 11 }, monthly: 96 }),
  ],
  't10-standard-year': [
    'First-year total for an X-401, a vinyl sign, base subscription and SIM card',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1244,
    }),
  ],
  't10-two-largest-hours': [
    'if we order two X-432, for how many hours do we have to close the lane?',
    prices({ set: { 'x-432': 2 }, hours: 12 }),
  ],
  't10-stand-lit': [
    'wr-1r12, gooseneck and led kit. price + installation hours?',
    prices({ set: { 'wr-1r12': 1, gooseneck: 1, 'led-kit': 1 }, once: 850, hours: 4 }),
  ],
  't10-mixed-month': [
    'Monthly figure for the base subscription with 2 additional doors and 5 additional cameras?',
    prices({ set: { 'base-sub': 1, 'add-door': 2, 'add-camera': 5 }, monthly: 72 }),
  ],
})
