/** What would it come to: list prices, each sum made by hand. */
import { labelled, prices } from '../../labelled'

export const quantities = labelled('quantity', {
  'p8-two-wr': [
    'two WR-1R12 relay controllers, what do I owe',
    prices({ set: { 'wr-1r12': 2 }, once: 680 }),
  ],
  'p8-lit-sign': [
    'Printed vinyl sign on a gooseneck with the LED kit so people see it at night. Total for the three?',
    prices({ set: { 'vinyl-sign': 1, gooseneck: 1, 'led-kit': 1 }, once: 710 }),
  ],
  'p8-four-gates': [
    'monthly for the base subscription plus 3 additional doors and a sim card?',
    prices({ set: { 'base-sub': 1, 'add-door': 3, 'sim-card': 1 }, monthly: 60 }),
  ],
  'p8-plates': [
    "The license plate reading option, LPR, by itself: what's it a month?",
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
  ],
  'p8-labor': [
    'hours of labor for one x432 plus a cell booster?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, hours: 12 }),
  ],
  'p8-first-year': [
    'What would I spend in the first year for an X-401, a SIM card and the base subscription?',
    prices({ set: { 'x-401': 1, 'sim-card': 1, 'base-sub': 1 }, firstYear: 1044 }),
  ],
  'p8-dozen-signs': [
    'a dozen vinyl signs for the HOA, price?',
    prices({ set: { 'vinyl-sign': 12 }, once: 2400 }),
  ],
  'p8-lifetime': [
    'lifetime warranty, how much per month',
    prices({ set: { 'lifetime-warranty': 1 }, monthly: 30 }),
  ],
  'p8-three-boxes': [
    'I need an X412, the SMS I/O and the battery backup. One-time cost?',
    prices({ set: { 'x-412': 1, 'sms-io': 1, 'battery-backup': 1 }, once: 1220 }),
  ],
  'p8-booster': [
    'We get one bar at the gate. What does the signal booster run?',
    prices({ set: { 'cell-booster': 1 }, once: 480 }),
  ],
  'p8-posts': ['5 wooden posts = ?', prices({ set: { 'wood-post': 5 }, once: 500 })],
  'p8-own-number': [
    'What do you charge monthly for a dedicated number?',
    prices({ set: { 'dedicated-number': 1 }, monthly: 2 }),
  ],
  'p8-relay-and-enclosure': [
    'quote me a wireless relay n a vinyl enclosure',
    prices({ set: { 'wireless-relay': 1, 'vinyl-enclosure': 1 }, once: 1780 }),
  ],
  'p8-cams-and-door': [
    'Base subscription, two additional cameras and one additional door: what is that each month?',
    prices({ set: { 'base-sub': 1, 'add-camera': 2, 'add-door': 1 }, monthly: 48 }),
  ],
  'p8-small-jobs': [
    'How long does your man need for a LED kit and a wood post?',
    prices({ set: { 'led-kit': 1, 'wood-post': 1 }, hours: 2 }),
  ],
  'p8-four-big': ["four X-432s, what's the bill?", prices({ set: { 'x-432': 4 }, once: 5040 })],
})
