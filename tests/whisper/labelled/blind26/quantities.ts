/** What sets of items cost, by the list prices; each sum was reckoned by hand. */
import { dollarsOf, labelled, prices } from '../labelled'

export const quantities = labelled('quantity', {
  // 540 + 200
  'h26-q-401-sign': [
    'Yacht brokerage office wants one X-401 with one vinyl sign. Purchase price altogether?',
    prices({ set: { 'x-401': 1, 'vinyl-sign': 1 }, once: 740 }),
  ],
  // 4 x 340
  'h26-q-four-relays': [
    'Four WR-1R12, how much altogether?',
    prices({ set: { 'wr-1r12': 4 }, once: 1360 }),
  ],
  // 2 x 500 + 180
  'h26-q-enclosures-battery': [
    'What would 2 vinyl enclosures and 1 battery backup come to for our rink?',
    prices({ set: { 'vinyl-enclosure': 2, 'battery-backup': 1 }, once: 1180 }),
  ],
  // 3 x 100 + 3 x 200
  'h26-q-posts-signs': [
    'Lavender fields, three gates: 3 wood posts with 3 vinyl signs. Cost?',
    prices({ set: { 'wood-post': 3, 'vinyl-sign': 3 }, once: 900 }),
  ],
  // 30 + 3 x 6
  'h26-q-base-three-doors': [
    'Base subscription plus three additional doors, what does our music school owe per month?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
  ],
  // 3 x 30 + 3 x 12
  'h26-q-three-base-sims': [
    'monthly charge for my kennels: 3 base subscriptions, 3 SIM cards',
    prices({ set: { 'base-sub': 3, 'sim-card': 3 }, monthly: 126 }),
  ],
  // 30 + 12 + 6 + 2
  'h26-q-clinic-month': [
    'Vet clinic: base subscription, SIM card, one additional camera, dedicated number. How much each month?',
    prices({
      set: { 'base-sub': 1, 'sim-card': 1, 'add-camera': 1, 'dedicated-number': 1 },
      monthly: 50,
    }),
  ],
  // 740 + 360 + 150 = 1250; 30 + 12 = 42; 1250 + 504 = 1754
  'h26-q-tow-all': [
    'Towing outfit near Pendleton wants this: X-412, gooseneck, LED kit, base subscription, SIM card. What is due once, what every month, what through our first year?',
    prices({
      set: { 'x-412': 1, gooseneck: 1, 'led-kit': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 1250,
      monthly: 42,
      firstYear: 1754,
    }),
  ],
  // 340 + 180 = 520; 30; 520 + 360 = 880
  'h26-q-widower': [
    'Just me and the dogs. WR-1R12, battery backup, base subscription: how much once, how much monthly, and the first year in all?',
    prices({
      set: { 'wr-1r12': 1, 'battery-backup': 1, 'base-sub': 1 },
      once: 520,
      monthly: 30,
      firstYear: 880,
    }),
  ],
  // 1260 + 1280 + 480 = 3020
  'h26-q-courier-big': [
    'Our courier depot would take an X-432, a wireless relay and a cell booster. What is due once?',
    prices({ set: { 'x-432': 1, 'wireless-relay': 1, 'cell-booster': 1 }, once: 3020 }),
  ],
  // 6 + 2
  'h26-q-hours-432-sign': [
    'How many hours does installing an X-432 and a vinyl sign take?',
    prices({ set: { 'x-432': 1, 'vinyl-sign': 1 }, hours: 8 }),
  ],
  // 2 + 1.5 + 0.5
  'h26-q-hours-401': [
    'Crew puts up an X-401, gooseneck, LED kit at our vet lot. Installation hours?',
    prices({ set: { 'x-401': 1, gooseneck: 1, 'led-kit': 1 }, hours: 4 }),
  ],
  // 2 x 1.5 + 2 x 2
  'h26-q-hours-posts': [
    'My farmhand helps dig. Two wood posts, two vinyl enclosures: total installation hours?',
    prices({ set: { 'wood-post': 2, 'vinyl-enclosure': 2 }, hours: 7 }),
  ],
  // 740 - 340
  'h26-q-apart-412': [
    'The broker next door has an X-412, and I only looked at a WR-1R12. How many dollars lie between the two?',
    {
      says: [dollarsOf(400)],
      priced: { set: { 'x-412': 1 }, versus: { 'wr-1r12': 1 }, apart: 400 },
    },
  ],
  // 500 - 200
  'h26-q-apart-enclosure': [
    'My seamstress eye likes the vinyl enclosure better than the vinyl sign. How much extra money is that?',
    {
      says: [dollarsOf(300)],
      priced: { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1 }, apart: 300 },
    },
  ],
  // 3 x 12 x 30
  'h26-q-three-years': [
    'The chess club has dues for three years in the bank. Would you add up a single base subscription for that long?',
    {
      says: [dollarsOf(1080)],
      priced: { set: { 'base-sub': 1 }, years: [3, 1080] },
    },
  ],
  // 540 + 5 x 12 x (30 + 12) = 540 + 2520
  'h26-q-five-years': [
    'The co-op plans five years out: X-401, base subscription and SIM card. All told over that time?',
    {
      says: [dollarsOf(3060)],
      priced: { set: { 'x-401': 1, 'base-sub': 1, 'sim-card': 1 }, years: [5, 3060] },
    },
  ],
  // 12 x (30 + 200)
  'h26-q-lpr-year': [
    'Impound lot wants LPR access on top of one base subscription. First year costs what?',
    prices({ set: { 'base-sub': 1, 'lpr-access': 1 }, firstYear: 2760 }),
  ],
  // 9 x 6
  'h26-q-nine-cameras': [
    'Our museum wants eyes on each showcase, so nine additional cameras. The sum of those by the month?',
    prices({ set: { 'add-camera': 9 }, monthly: 54 }),
  ],
  // 6 x 150
  'h26-q-six-led': [
    'six led kits, dark winter streets here, what sum',
    prices({ set: { 'led-kit': 6 }, once: 900 }),
  ],
  // 2 x 480 + 300
  'h26-q-boosters-sms': [
    'Weak signal at the farm: 2 cell boosters and one SMS I/O. What do these cost together?',
    prices({ set: { 'cell-booster': 2, 'sms-io': 1 }, once: 1260 }),
  ],
  // 12 x 2 x 30
  'h26-q-two-lifetime': [
    'Both our buildings should carry a lifetime warranty, hence two. What would year one cost us?',
    prices({ set: { 'lifetime-warranty': 2 }, firstYear: 720 }),
  ],
  // 2 x 740 + 2 x 360 = 2200; 2 x 30 + 2 x 2 = 64; 2200 + 768 = 2968
  'h26-q-chocolate': [
    'Chocolate factory with two gates: two X-412, two goosenecks, two base subscriptions, two dedicated numbers. One-time, monthly and first-year totals please.',
    prices({
      set: { 'x-412': 2, gooseneck: 2, 'base-sub': 2, 'dedicated-number': 2 },
      once: 2200,
      monthly: 64,
      firstYear: 2968,
    }),
  ],
  // 340 + 150 + 100
  'h26-q-potter': [
    'Pottery studio shopping list: WR-1R12, LED kit, wood post. How many dollars does that make?',
    prices({ set: { 'wr-1r12': 1, 'led-kit': 1, 'wood-post': 1 }, once: 590 }),
  ],
})
