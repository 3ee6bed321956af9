/** What a set would cost or how long it takes to install, reckoned by hand from the list prices. */
import { labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  'd-two-gooseneck': [
    'What do two gooseneck stands list for?',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  'd-x401-sign': [
    'X-401 plus a vinyl sign - how much altogether',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  'd-full-entry': [
    'Hello, for our main entry we were told we need one X-412, a vinyl enclosure, an LED kit and a gooseneck. What is that at list price?',
    prices({
      set: { 'x-412': 1, 'vinyl-enclosure': 1, 'led-kit': 1, gooseneck: 1 },
      once: 1750,
    }),
  ],
  'd-wireless-relay': [
    'price of a wireless relay pls',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
  ],
  'd-three-boosters': [
    'The signal is weak at three of our entrances so we would want 3 cell boosters. Cost?',
    prices({ set: { 'cell-booster': 3 }, once: 1440 }),
  ],
  'd-four-more-doors': [
    'base subscription with 4 additional doors, what is that monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 4 }, monthly: 54 }),
  ],
  'd-x432-year': [
    'One X-432 and the base subscription: what would the first year set us back in total?',
    prices({ set: { 'x-432': 1, 'base-sub': 1 }, firstYear: 1620 }),
  ],
  'd-x412-signs-hours': [
    'how many installation hours for two X-412 and two vinyl signs',
    prices({ set: { 'x-412': 2, 'vinyl-sign': 2 }, hours: 12 }),
  ],
  'd-posts-hours': [
    'Planning my day: hours to put in four wood posts?',
    prices({ set: { 'wood-post': 4 }, hours: 6 }),
  ],
  'd-six-batteries': [
    '6 battery backups total $?',
    prices({ set: { 'battery-backup': 6 }, once: 1080 }),
  ],
  'd-five-sims': [
    'Five SIM cards, what is that per month',
    prices({ set: { 'sim-card': 5 }, monthly: 60 }),
  ],
  'd-plates-cameras': [
    'Our garage would take LPR access and two additional cameras. Monthly cost of those?',
    prices({ set: { 'lpr-access': 1, 'add-camera': 2 }, monthly: 212 }),
  ],
  'd-three-numbers': [
    'a dedicated number for each of our 3 entrances, how much a month',
    prices({ set: { 'dedicated-number': 3 }, monthly: 6 }),
  ],
  'd-wr-sms-battery': [
    'I want the WR-1R12 with SMS I/O and a battery backup. What do I pay for the three?',
    prices({ set: { 'wr-1r12': 1, 'sms-io': 1, 'battery-backup': 1 }, once: 820 }),
  ],
  'd-once-and-monthly': [
    'X-401, vinyl enclosure, base subscription, SIM card. What is due once and what each month?',
    prices({
      set: { 'x-401': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 1040,
      monthly: 42,
    }),
  ],
  'd-base-lifetime-year': [
    'what does the base subscription along with the lifetime warranty come to in the first year?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1 }, firstYear: 720 }),
  ],
  'd-ten-signs': ['We need ten vinyl signs', prices({ set: { 'vinyl-sign': 10 }, once: 2000 })],
  'd-big-job-hours': [
    'install time for an X-432, a wireless relay and a cell booster?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1, 'cell-booster': 1 }, hours: 15 }),
  ],
  'd-kits-posts': [
    'Board meeting tonight and I need a figure. 4 LED kits and 4 wood posts, how much?',
    prices({ set: { 'led-kit': 4, 'wood-post': 4 }, once: 1000 }),
  ],
  'd-x412-plates-year': [
    'first-year cost for one X-412 and LPR access',
    prices({ set: { 'x-412': 1, 'lpr-access': 1 }, firstYear: 3140 }),
  ],
  'd-hoa-two-gates': [
    'I manage a small HOA with two gates: 2 X-412, 2 vinyl enclosures, one base subscription and one additional door. What up front and what per month?',
    prices({
      set: { 'x-412': 2, 'vinyl-enclosure': 2, 'base-sub': 1, 'add-door': 1 },
      once: 2480,
      monthly: 36,
    }),
  ],
  'd-x401-battery-hours': [
    'How many hours will it take to install an X-401 with battery backup?',
    prices({ set: { 'x-401': 1, 'battery-backup': 1 }, hours: 2.5 }),
  ],
  'd-all-monthly': [
    'monthly total please: base subscription, two additional doors, two SIM cards',
    prices({ set: { 'base-sub': 1, 'add-door': 2, 'sim-card': 2 }, monthly: 66 }),
  ],
  'd-seven-wr': [
    'seven WR-1R12 for our storage units, cost',
    prices({ set: { 'wr-1r12': 7 }, once: 2380 }),
  ],
})
