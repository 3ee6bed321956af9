/** What a set would cost, reckoned by hand from the list prices. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 340 + 200
  'h14-q-relay-sign': [
    'Summer house: one WR-1R12 and one vinyl sign. Total?',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1 }, once: 540 }),
  ],
  // 540 + 500
  'h14-q-401-enclosure': [
    'Quick one from the marina office: X-401 + vinyl enclosure, how much?',
    prices({ set: { 'x-401': 1, 'vinyl-enclosure': 1 }, once: 1040 }),
  ],
  // 740 + 300 + 180
  'h14-q-412-sms-battery': [
    'X-412, SMS I/O and battery backup, what does it all come to?',
    prices({ set: { 'x-412': 1, 'sms-io': 1, 'battery-backup': 1 }, once: 1220 }),
  ],
  // 4 x 100
  'h14-q-four-posts': [
    'four wood posts please, how much',
    prices({ set: { 'wood-post': 4 }, once: 400 }),
  ],
  // 3 x 360 + 3 x 150
  'h14-q-three-goosenecks': [
    'We have three truck lanes. 3 goosenecks and 3 LED kits cost what?',
    prices({ set: { gooseneck: 3, 'led-kit': 3 }, once: 1530 }),
  ],
  // 2 x 480 + 1260
  'h14-q-boosters-432': [
    'Price of an X-432 and two cell boosters?',
    prices({ set: { 'x-432': 1, 'cell-booster': 2 }, once: 2220 }),
  ],
  // 30 + 6
  'h14-q-base-door': [
    'Garage plus side entry at our brownstone: base subscription and an additional door. Monthly charge?',
    prices({ set: { 'base-sub': 1, 'add-door': 1 }, monthly: 36 }),
  ],
  // 30 + 3 x 6 + 2
  'h14-q-base-cams-number': [
    'My nursery would have base subscription, dedicated number and 3 additional cameras. Figure the monthly total.',
    prices({ set: { 'base-sub': 1, 'add-camera': 3, 'dedicated-number': 1 }, monthly: 50 }),
  ],
  // 200 + 30 + 12
  'h14-q-lpr-base-sim': [
    'Tow yard here. LPR access, base subscription, SIM card. What is that monthly?',
    prices({ set: { 'lpr-access': 1, 'base-sub': 1, 'sim-card': 1 }, monthly: 242 }),
  ],
  // 8 x 30
  'h14-q-eight-bases': [
    'Landlord with eight houses, so 8 base subscriptions. What is that in dollars, monthly?',
    prices({ set: { 'base-sub': 8 }, monthly: 240 }),
  ],
  // 6 x 2
  'h14-q-six-numbers': [
    'A tow company with six lots wants a dedicated number for every lot, so 6 of them. What is that monthly?',
    prices({ set: { 'dedicated-number': 6 }, monthly: 12 }),
  ],
  // 12 x 30
  'h14-q-base-year': [
    'If all I take is a base subscription, how much will I have spent by the end of the first year?',
    prices({ set: { 'base-sub': 1 }, firstYear: 360 }),
  ],
  // 540 + 12 x (30 + 12) = 540 + 504
  'h14-q-401-first-year': [
    'Sailing club budget: one X-401, a base subscription and a SIM card. What do we spend on it within the first year?',
    prices({ set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, firstYear: 1044 }),
  ],
  // 740 + 200 = 940; 30 + 6 + 12 = 48; 940 + 576 = 1516
  'h14-q-clinic': [
    'Could you work out our dental practice? X-412, vinyl sign, SIM card, base subscription plus an additional door. I need it as one-time, monthly and first-year amounts.',
    prices({
      set: { 'x-412': 1, 'vinyl-sign': 1, 'base-sub': 1, 'add-door': 1, 'sim-card': 1 },
      once: 940,
      monthly: 48,
      firstYear: 1516,
    }),
  ],
  // 340 + 360 + 150 = 850; 30 + 30 = 60; 850 + 720 = 1570
  'h14-q-widower': [
    'Widower, one driveway. WR-1R12, gooseneck, LED kit, base subscription, lifetime warranty. Tell me what is due once, what monthly, and the first year.',
    prices({
      set: { 'wr-1r12': 1, gooseneck: 1, 'led-kit': 1, 'base-sub': 1, 'lifetime-warranty': 1 },
      once: 850,
      monthly: 60,
      firstYear: 1570,
    }),
  ],
  // 2 + 2
  'h14-q-hours-401-sign': [
    'X-401 and vinyl sign, hours of installation?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, hours: 4 }),
  ],
  // 3 + 2
  'h14-q-hours-wireless': [
    'How many hours to install a wireless relay and a WR-1R12?',
    prices({ set: { 'wireless-relay': 1, 'wr-1r12': 1 }, hours: 5 }),
  ],
  // 6 + 1.5 + 0.5
  'h14-q-hours-432': [
    'Dispatcher needs to close a lane: X-432, gooseneck, battery backup. Installing them takes how many hours?',
    prices({ set: { 'x-432': 1, gooseneck: 1, 'battery-backup': 1 }, hours: 8 }),
  ],
  // 1260 - 740
  'h14-q-apart-432-412': [
    'The fellow suggested an X-432 where an X-412 might do. How many dollars more is he asking for?',
    { says: [dollarsOf(520)], priced: { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 } },
  ],
  // 500 - 200
  'h14-q-apart-enclosure': [
    'Vinyl enclosure against vinyl sign: how far are their prices apart?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 540 - 340
  'h14-q-apart-401-relay': [
    'What would I save taking a WR-1R12 over an X-401?',
    {
      says: [dollarsOf(200)],
      priced: { set: { 'x-401': 1 }, versus: { 'wr-1r12': 1 }, apart: 200 },
    },
  ],
  // 3 x 12 x 30
  'h14-q-three-years-base': [
    'My dentist partner plans three years out. Just a base subscription for that stretch, what would we have paid?',
    { says: [dollarsOf(1080)], priced: { set: { 'base-sub': 1 }, years: [3, 1080] } },
  ],
  // 340 + 2 x 12 x 30 = 340 + 720
  'h14-q-two-years-relay': [
    'WR-1R12 plus base subscription for two years, everything counted?',
    { says: [dollarsOf(1060)], priced: { set: { 'wr-1r12': 1, 'base-sub': 1 }, years: [2, 1060] } },
  ],
  // 1280 + 2 x 100
  'h14-q-wireless-posts': [
    'Nursery with a gate across the field: one wireless relay and two wood posts, cost?',
    prices({ set: { 'wireless-relay': 1, 'wood-post': 2 }, once: 1480 }),
  ],
})
