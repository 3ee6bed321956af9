/** Sums of list prices and of hours, made by hand; things are named as people name them. */
import { labelled, prices } from '../../labelled'

export const quantities = labelled('quantity', {
  'p9-one-door': [
    'one WR-1R12 and one vinyl sign, altogether?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, once: 540 }),
  ],
  'p9-seven-doors': [
    'We have eight doors: the base subscription and seven additional doors. Monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 7 }, monthly: 72 }),
  ],
  'p9-kit': [
    'x412 + cell booster + led kit, equipment total',
    prices({ set: { 'x-412': 1, 'cell-booster': 1, 'led-kit': 1 }, once: 1370 }),
  ],
  'p9-stand-hours': [
    'How many hours for the gooseneck with a vinyl sign on it?',
    prices({ set: { gooseneck: 1, 'vinyl-sign': 1 }, hours: 3.5 }),
  ],
  'p9-two-lpr': ['LPR access x2, a month', prices({ set: { 'lpr-access': 2 }, monthly: 400 })],
  'p9-four-lines': [
    'Base subscription, SIM card, dedicated number and lifetime warranty. What is my monthly bill?',
    prices({
      set: { 'base-sub': 1, 'sim-card': 1, 'dedicated-number': 1, 'lifetime-warranty': 1 },
      monthly: 74,
    }),
  ],
  'p9-year-one-small': [
    'first year all in: a wr1r12 and the base sub',
    prices({ set: { 'wr-1r12': 1, 'base-sub': 1 }, firstYear: 700 }),
  ],
  'p9-housings': [
    '4 of the vinyl enclosures pls',
    prices({ set: { 'vinyl-enclosure': 4 }, once: 2000 }),
  ],
  'p9-six-batteries': [
    'Battery backups for six gates, one each. How much is that?',
    prices({ set: { 'battery-backup': 6 }, once: 1080 }),
  ],
  'p9-wireless': [
    'How much for the wireless relay on its own?',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
  ],
  'p9-sms-boxes': ['three sms i/o units, sum?', prices({ set: { 'sms-io': 3 }, once: 900 })],
  'p9-big-one-on-post': [
    'What would an X-432, a wood post and a vinyl sign run me as a one-off?',
    prices({ set: { 'x-432': 1, 'wood-post': 1, 'vinyl-sign': 1 }, once: 1560 }),
  ],
  'p9-ten-sims': ['ten sim cards / month', prices({ set: { 'sim-card': 10 }, monthly: 120 })],
  'p9-crew-hours': [
    'Scheduling my crew: two X-412 and a wireless relay, how many install hours?',
    prices({ set: { 'x-412': 2, 'wireless-relay': 1 }, hours: 11 }),
  ],
  'p9-pair-of-goosenecks': [
    'a pair of goosenecks costs what?',
    prices({ set: { gooseneck: 2 }, once: 720 }),
  ],
  'p9-once-and-monthly': [
    'One X-401, one SMS I/O, one vinyl sign, plus base subscription and SIM. Up front and per month, please.',
    prices({
      set: { 'x-401': 1, 'sms-io': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 1040,
      monthly: 42,
    }),
  ],
})
