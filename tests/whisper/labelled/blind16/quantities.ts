/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 360 + 150
  'h16-q-401-gooseneck-led': [
    'Innkeeper budgeting: X-401, gooseneck and LED kit come to what?',
    prices({ set: { 'x-401': 1, gooseneck: 1, 'led-kit': 1 }, once: 1050 }),
  ],
  // 2 x 740 + 2 x 500
  'h16-q-two-412-enclosures': [
    'boatyard has two lanes, so two X-412 and two vinyl enclosures, sum?',
    prices({ set: { 'x-412': 2, 'vinyl-enclosure': 2 }, once: 2480 }),
  ],
  // 1260 + 480
  'h16-q-432-booster': [
    'Our chapel lies in a hollow. X-432 with a cell booster, price?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, once: 1740 }),
  ],
  // 3 x 180 + 150
  'h16-q-batteries-led': [
    'three battery backups, one LED kit. sum',
    prices({ set: { 'battery-backup': 3, 'led-kit': 1 }, once: 690 }),
  ],
  // 4 x 360 + 4 x 200
  'h16-q-gooseneck-lanes': [
    'Bus depot, four lanes: 4 goosenecks and 4 vinyl signs. Please add that up.',
    prices({ set: { gooseneck: 4, 'vinyl-sign': 4 }, once: 2240 }),
  ],
  // 1280 + 300
  'h16-q-wireless-sms': [
    'Wireless relay and SMS I/O together cost what?',
    prices({ set: { 'wireless-relay': 1, 'sms-io': 1 }, once: 1580 }),
  ],
  // 30 + 3 x 6
  'h16-q-base-three-doors': [
    'Base subscription with three additional doors for our apartment house: monthly bill?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 8 x 30
  'h16-q-eight-bases': [
    'I manage eight rowhouses, each with its own base subscription. Per month that is?',
    prices({ set: { 'base-sub': 8 }, monthly: 240 }),
  ],
  // 30 + 2 + 12 + 30
  'h16-q-base-number-sim-lifetime': [
    'base subscription + dedicated number + sim card + lifetime warranty = what per month',
    prices({
      set: { 'base-sub': 1, 'dedicated-number': 1, 'sim-card': 1, 'lifetime-warranty': 1 },
      monthly: 74,
    }),
  ],
  // 5 x 6 + 200
  'h16-q-cameras-lpr': [
    'Five additional cameras and LPR access at the ambulance bay, dollars each month?',
    prices({ set: { 'add-camera': 5, 'lpr-access': 1 }, monthly: 230 }),
  ],
  // 12 x (30 + 12)
  'h16-q-year-base-sim': [
    'My accountant asks about the first year of one base subscription plus SIM card, in dollars.',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
  ],
  // 540 + 200 = 740; 30 + 12 = 42; 740 + 504 = 1244
  'h16-q-riding-all': [
    'Ponies and paperwork! We picked X-401, vinyl sign, SIM card, base subscription. How much up front, how much each month, how much through the first year?',
    prices({
      set: { 'x-401': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 740,
      monthly: 42,
      firstYear: 1244,
    }),
  ],
  // 740 + 500 + 180 = 1420; 30 + 2 x 6 = 42; 1420 + 504 = 1924
  'h16-q-marina-all': [
    'Marina: one X-412, one vinyl enclosure, one battery backup, base subscription, two additional doors. Once? Monthly? First year?',
    prices({
      set: {
        'x-412': 1,
        'vinyl-enclosure': 1,
        'battery-backup': 1,
        'base-sub': 1,
        'add-door': 2,
      },
      once: 1420,
      monthly: 42,
      firstYear: 1924,
    }),
  ],
  // 12 x 2 x 12
  'h16-q-year-two-sims': [
    'Depot manager again. What would two SIM cards run us through the first year?',
    prices({ set: { 'sim-card': 2 }, firstYear: 288 }),
  ],
  // 4 + 2 + 1.5
  'h16-q-hours-412-sign-gooseneck': [
    'I schedule the apprentices. X-412, vinyl sign and gooseneck: how many hours to install?',
    prices({ set: { 'x-412': 1, 'vinyl-sign': 1, gooseneck: 1 }, hours: 7.5 }),
  ],
  // 6 + 3
  'h16-q-hours-432-relay': [
    'hours of installation for an X-432 plus wireless relay?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1 }, hours: 9 }),
  ],
  // 2 x 2 + 2 x 1.5
  'h16-q-hours-two-posts': [
    'Two X-401 and two wood posts, how many hours would the men be working?',
    prices({ set: { 'x-401': 2, 'wood-post': 2 }, hours: 7 }),
  ],
  // 500 - 200
  'h16-q-apart-enclosure-sign': [
    'Treasurer likes it plain. How many dollars do we save with a vinyl sign over a vinyl enclosure?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 740 - 340
  'h16-q-apart-412-relay': [
    'Our foreman wavers between an X-412 and a WR-1R12. How many dollars apart are they?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 1280 - 480
  'h16-q-apart-wireless-booster': [
    'The wireless relay costs how many dollars more than the cell booster?',
    {
      says: [dollarsOf(800)],
      priced: { set: { 'wireless-relay': 1 }, versus: { 'cell-booster': 1 }, apart: 800 },
    },
  ],
  // 3 x 12 x 30
  'h16-q-three-years-base': [
    'Granddad wants it added up: a base subscription, kept three years, is how much?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 340 + 5 x 12 x 30 = 340 + 1800
  'h16-q-five-years-relay': [
    'Keep a WR-1R12 and one base subscription for five years: what will I have spent, all told?',
    {
      says: [dollarsOf(2140)],
      priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [5, 2140] },
    },
  ],
  // 6 x 340 + 6 x 150
  'h16-q-six-lit': [
    'six WR-1R12 and six LED kits, one-time?',
    prices({ set: { 'wr-1r12': 6, 'led-kit': 6 }, once: 2940 }),
  ],
  // 2 x 340 + 200 = 880; 2 x 30 + 2 x 2 = 64; 880 + 768 = 1648
  'h16-q-pantry-all': [
    'Food pantry with two doors. 2 WR-1R12, 1 vinyl sign, 2 base subscriptions, 2 dedicated numbers: once, monthly, and for the first year?',
    prices({
      set: { 'wr-1r12': 2, 'vinyl-sign': 1, 'base-sub': 2, 'dedicated-number': 2 },
      once: 880,
      monthly: 64,
      firstYear: 1648,
    }),
  ],
})
