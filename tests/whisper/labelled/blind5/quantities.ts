/** What a set would cost by the list prices, reckoned by hand; the sums stand beside each. */
import { dollarsOf, labelled, prices, says } from '../labelled'

export const quantities = labelled('quantity', {
  'f-401-sign-post': [
    'Can you add up one X-401, one vinyl sign and one wood post for me?',
    // 540 + 200 + 100
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1, 'wood-post': 1 }, once: 840 }),
  ],
  'f-412-gooseneck-enclosure': [
    'X-412 on a gooseneck with the vinyl enclosure, list price total please',
    // 740 + 360 + 500
    prices({ set: { 'x-412': 1, gooseneck: 1, 'vinyl-enclosure': 1 }, once: 1600 }),
  ],
  'f-two-pedestrian': [
    'We have two side doors. 2 WR-1R12 and 2 vinyl signs, what does that cost?',
    // 2 x 340 + 2 x 200
    prices({ set: { 'wr-1r12': 2, 'vinyl-sign': 2 }, once: 1080 }),
  ],
  'f-432-battery-led': [
    'big condo entrance: X-432 + battery backup + LED kit = ?',
    // 1260 + 180 + 150
    prices({ set: { 'x-432': 1, 'battery-backup': 1, 'led-kit': 1 }, once: 1590 }),
  ],
  'f-four-doors-month': [
    'Base subscription plus three additional doors comes to how much monthly?',
    // 30 + 3 x 6
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  'f-sub-sim-lifetime': [
    'per month for the base subscription with a SIM card and the lifetime warranty on it?',
    // 30 + 12 + 30
    prices({ set: { 'base-sub': 1, 'sim-card': 1, 'lifetime-warranty': 1 }, monthly: 72 }),
  ],
  'f-booster-battery': [
    'weak signal by our road. the cell booster together with a battery backup would be?',
    // 480 + 180
    prices({ set: { 'cell-booster': 1, 'battery-backup': 1 }, once: 660 }),
  ],
  'f-two-relays': [
    'Our gates sit away from the sign so we would need two wireless relays. Cost?',
    // 2 x 1280
    prices({ set: { 'wireless-relay': 2 }, once: 2560 }),
  ],
  'f-four-led': [
    'price of 4 LED kits, we want all the signs lit',
    // 4 x 150
    prices({ set: { 'led-kit': 4 }, once: 600 }),
  ],
  'f-hours-412': [
    'Scheduling a crew: how many hours to install an X-412, a gooseneck and SMS I/O?',
    // 4 + 1.5 + 2
    prices({ set: { 'x-412': 1, gooseneck: 1, 'sms-io': 1 }, hours: 7.5 }),
  ],
  'f-hours-wr': [
    'install time for a WR-1R12 with vinyl sign and wood post?',
    // 2 + 2 + 1.5
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'wood-post': 1 }, hours: 5.5 }),
  ],
  'f-plates-camera': [
    'we want LPR access and one additional camera on top of the base subscription, monthly total?',
    // 30 + 200 + 6
    prices({ set: { 'base-sub': 1, 'lpr-access': 1, 'add-camera': 1 }, monthly: 236 }),
  ],
  'f-year-one-412': [
    'Budget for year one please: X-412, vinyl enclosure, base subscription, one additional camera, SIM card',
    // 1240 once, 48 a month: 1240 + 576
    prices({
      set: { 'x-412': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'add-camera': 1, 'sim-card': 1 },
      firstYear: 1816,
    }),
  ],
  'f-first-year-wr': [
    'WR-1R12, battery backup, base subscription. First year all in?',
    // 520 once, 30 a month: 520 + 360
    prices({ set: { 'wr-1r12': 1, 'battery-backup': 1, 'base-sub': 1 }, firstYear: 880 }),
  ],
  'f-save-401': [
    'How much would we save with an X-401 where the installer proposed an X-412?',
    {
      // 740 - 540
      ...says(dollarsOf(200)),
      priced: { set: { 'x-401': 1 }, versus: { 'x-412': 1 }, apart: 200 },
    },
  ],
  'f-gooseneck-or-post': [
    "What's the price difference, gooseneck vs wood post",
    {
      // 360 - 100
      ...says(dollarsOf(260)),
      priced: { set: { gooseneck: 1 }, versus: { 'wood-post': 1 }, apart: 260 },
    },
  ],
  'f-six-gates': [
    'HOA treasurer here. For the budget: base subscription and five additional doors, what is that a month?',
    // 30 + 5 x 6
    prices({ set: { 'base-sub': 1, 'add-door': 5 }, monthly: 60 }),
  ],
  'f-plates-two-years': [
    'add up what LPR access takes out of our budget over 2 years',
    {
      // 24 x 200
      ...says(dollarsOf(4800)),
      priced: { set: { 'lpr-access': 1 }, years: [2, 4800] },
    },
  ],
  'f-lifetime-five': [
    'Lifetime warranty, five years of paying for it, what is the sum?',
    {
      // 60 x 30
      ...says(dollarsOf(1800)),
      priced: { set: { 'lifetime-warranty': 1 }, years: [5, 1800] },
    },
  ],
  'f-eight-numbers': [
    '8 entrances, each with a dedicated number. What do the dedicated numbers cost monthly?',
    // 8 x 2
    prices({ set: { 'dedicated-number': 8 }, monthly: 16 }),
  ],
  'f-ten-enclosures': [
    'I need ten vinyl enclosures for a townhome community, total list?',
    // 10 x 500
    prices({ set: { 'vinyl-enclosure': 10 }, once: 5000 }),
  ],
  'f-401-sms-booster': [
    'give me price and install hours: one X-401, one SMS I/O, one cell booster',
    // 540 + 300 + 480; 2 + 2 + 6
    prices({ set: { 'x-401': 1, 'sms-io': 1, 'cell-booster': 1 }, once: 1320, hours: 10 }),
  ],
  'f-three-of-each': [
    'three X-412s, three goosenecks, three vinyl signs whats the total',
    // 3 x (740 + 360 + 200)
    prices({ set: { 'x-412': 3, gooseneck: 3, 'vinyl-sign': 3 }, once: 3900 }),
  ],
  'f-posts-and-leds': [
    'And just two wood posts plus two LED kits, how much altogether?',
    // 2 x 100 + 2 x 150
    prices({ set: { 'wood-post': 2, 'led-kit': 2 }, once: 500 }),
  ],
})
