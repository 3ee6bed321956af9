/** What a set comes to by the list prices, reckoned by hand; where the set is open, single prices or a question back. */
import { dollarsOf, labelled, prices, says } from '../../labelled'
import { amounts, asksBack, either, ofSet } from './wordings'

export const quantities = labelled('quantity', {
  // Shared out.
  'k-six-entrances': [
    'Our estate has six entrances, each with its own dedicated number. What do the numbers alone cost us per month?',
    prices({ set: { 'dedicated-number': 6 }, monthly: 12 }),
  ],
  'k-fifteen-batteries': [
    '15 gates, a battery backup on every one. price?',
    prices({ set: { 'battery-backup': 15 }, once: 2700 }),
  ],
  'k-four-barns': [
    'Four barns. Every barn wants a WR-1R12 and a wood post next to it. What is the sum?',
    prices({ set: { 'wr-1r12': 4, 'wood-post': 4 }, once: 1760 }),
  ],
  'k-twelve-doors': [
    'apartment house, 12 doors: one base subscription and the other eleven as additional doors. per month?',
    prices({ set: { 'base-sub': 1, 'add-door': 11 }, monthly: 96 }),
  ],
  'k-half-with-cameras': [
    'We run 10 gates on one base subscription, nine additional doors that is, and half of the ten have an additional camera. Monthly bill?',
    prices({ set: { 'base-sub': 1, 'add-door': 9, 'add-camera': 5 }, monthly: 114 }),
  ],
  'k-two-need-booster': [
    'Five entrances, X-401 at all of them, but the signal is bad at two, so those two get a cell booster as well. How much?',
    prices({ set: { 'x-401': 5, 'cell-booster': 2 }, once: 3660 }),
  ],
  'k-four-shops': [
    'I own 4 shops. Front door and back door at each. I want a WR-1R12 for every door',
    prices({ set: { 'wr-1r12': 8 }, once: 2720 }),
  ],
  'k-three-buildings': [
    'three buildings with two entrances each, one sim card per entrance, what goes off my account every month',
    prices({ set: { 'sim-card': 6 }, monthly: 72 }),
  ],
  'k-every-second': [
    'There are 20 gates along our lake road. Every second one needs a new wood post. What would the posts set us back?',
    prices({ set: { 'wood-post': 10 }, once: 1000 }),
  ],
  'k-led-on-five': [
    '7 vinyl signs, but only five of them with an LED kit (the other two hang under street lamps)',
    prices({ set: { 'vinyl-sign': 7, 'led-kit': 5 }, once: 2150 }),
  ],
  'k-third-plates': [
    'of our nine entrances a third should have LPR access. monthly?',
    prices({ set: { 'lpr-access': 3 }, monthly: 600 }),
  ],
  'k-per-entrance-25': [
    'Per entrance: X-401 + vinyl enclosure + battery backup. We have 25 of them. Grand total at list?',
    prices({
      set: { 'x-401': 25, 'vinyl-enclosure': 25, 'battery-backup': 25 },
      once: 30500,
    }),
  ],
  'k-left-right': [
    'two gates, left one with an X-401, right one with an X-412, both get SMS I/O and a SIM card. what is due at the start and what each month?',
    prices({
      set: { 'x-401': 1, 'x-412': 1, 'sms-io': 2, 'sim-card': 2 },
      once: 1880,
      monthly: 24,
    }),
  ],
  'k-twice-as-many': [
    'Half a dozen goosenecks and twice as many LED kits, if you would.',
    prices({ set: { gooseneck: 6, 'led-kit': 12 }, once: 3960 }),
  ],

  // Typos, words for figures, poor English.
  'k-gosneck': [
    'how mutch is 3 gosneck and 3 vinil sign',
    prices({ set: { gooseneck: 3, 'vinyl-sign': 3 }, once: 1680 }),
  ],
  'k-x432-celboster': [
    'x432 times two + one cel boster, all up??',
    prices({ set: { 'x-432': 2, 'cell-booster': 1 }, once: 3000 }),
  ],
  'k-dozen-signs': [
    'a dozen vinyl signs, what do those come to',
    prices({ set: { 'vinyl-sign': 12 }, once: 2400 }),
  ],
  'k-pair-and-single': [
    'I would need a pair of X-401 and a single SMS I/O.',
    prices({ set: { 'x-401': 2, 'sms-io': 1 }, once: 1380 }),
  ],
  'k-hotel-pieces': [
    'hello, i have hotel small, need 6 pieces controller X-401 and 6 pieces battery backup, how much money together, thank you',
    prices({ set: { 'x-401': 6, 'battery-backup': 6 }, once: 4320 }),
  ],
  'k-forty-two': [
    'forty-two additional doors on top, how much more is that each month',
    prices({ set: { 'add-door': 42 }, monthly: 252 }),
  ],
  'k-nineteen-cams': [
    'Nineteen additional camras a month = ?',
    prices({ set: { 'add-camera': 19 }, monthly: 114 }),
  ],
  'k-enclosre': [
    'pls price for: vinyl enclosre x2, led kitt x2, batery backup x1',
    prices({ set: { 'vinyl-enclosure': 2, 'led-kit': 2, 'battery-backup': 1 }, once: 1480 }),
  ],

  // With and without what is monthly; over years.
  'k-once-then-month': [
    'Two X-412s with a SIM card in each. What do I pay up front, and what afterwards every month?',
    prices({ set: { 'x-412': 2, 'sim-card': 2 }, once: 1480, monthly: 24 }),
  ],
  'k-one-number-please': [
    'X-401, gooseneck, base subscription, SIM card. First year all in. My wife wants one number from me tonight.',
    prices({
      set: { 'x-401': 1, gooseneck: 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1404,
    }),
  ],
  'k-now-month-year': [
    'One gate: WR-1R12 and a vinyl sign to begin with, base subscription and SIM card running. I need three figures, at the start, per month, and for the first year together',
    prices({
      set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'base-sub': 1, 'sim-card': 1 },
      once: 540,
      monthly: 42,
      firstYear: 1044,
    }),
  ],
  'k-leave-out-monthly': [
    'Leave anything monthly aside. Gatehouse: X-432, cell booster, gooseneck, vinyl enclosure.',
    prices({
      set: { 'x-432': 1, 'cell-booster': 1, gooseneck: 1, 'vinyl-enclosure': 1 },
      once: 2600,
    }),
  ],
  'k-warranty-year': [
    'the lifetime warranty thing, what is that over twelve months',
    prices({ set: { 'lifetime-warranty': 1 }, firstYear: 360 }),
  ],
  'k-three-years-running': [
    'Base subscription and lifetime warranty, kept for three years. How much do I hand over in that time?',
    ofSet({ set: { 'base-sub': 1, 'lifetime-warranty': 1 }, years: [3, 2160] }, dollarsOf(2160)),
  ],
  'k-three-years-all': [
    'One WR-1R12 plus base subscription plus SIM card. Add it all up over 3 years for me',
    ofSet(
      { set: { 'wr-1r12': 1, 'base-sub': 1, 'sim-card': 1 }, years: [3, 1852] },
      dollarsOf(1852),
    ),
  ],
  'k-two-years': [
    'what would a base subscription with one additional camera be for two years',
    ofSet({ set: { 'base-sub': 1, 'add-camera': 1 }, years: [2, 864] }, dollarsOf(864)),
  ],
  'k-first-three-warehouse': [
    'Warehouse here. X-412, base subscription, dedicated number. Cost of year one, and of the first three years?',
    ofSet(
      {
        set: { 'x-412': 1, 'base-sub': 1, 'dedicated-number': 1 },
        firstYear: 1124,
        years: [3, 1892],
      },
      dollarsOf(1124),
      dollarsOf(1892),
    ),
  ],
  'k-everything-monthly': [
    'If I took every monthly thing on your list once (base, extra door, extra camera, LPR, dedicated number, SIM, lifetime warranty) what is the damage per month',
    prices({
      set: {
        'base-sub': 1,
        'add-door': 1,
        'add-camera': 1,
        'lpr-access': 1,
        'dedicated-number': 1,
        'sim-card': 1,
        'lifetime-warranty': 1,
      },
      monthly: 286,
    }),
  ],

  // Differences and checks.
  'k-dearer-432': [
    'By how much is an X-432 dearer than an X-412?',
    ofSet(
      { set: { 'x-432': 1 }, versus: { 'x-412': 1 }, apart: 520 },
      either(dollarsOf(520), amounts(740, 1260)),
    ),
  ],
  'k-option-a-b': [
    'Option A is an X-401 on a gooseneck, option B a WR-1R12 on a wood post. What do I save if I go with B?',
    ofSet(
      { set: { 'x-401': 1, gooseneck: 1 }, versus: { 'wr-1r12': 1, 'wood-post': 1 }, apart: 460 },
      either(dollarsOf(460), amounts(900, 440)),
    ),
  ],
  'k-enclosure-or-both': [
    'Is it cheaper to get a vinyl enclosure, or a vinyl sign and a wood post?',
    ofSet(
      { set: { 'vinyl-enclosure': 1 }, versus: { 'vinyl-sign': 1, 'wood-post': 1 }, apart: 200 },
      either(amounts(300, 500), amounts(300, 200), amounts(200, 100, 500)),
    ),
  ],
  'k-year-with-sim': [
    'Over a year, what is the gap between base subscription alone and base subscription with a SIM card',
    ofSet(
      { set: { 'base-sub': 1 }, versus: { 'base-sub': 1, 'sim-card': 1 }, apart: 144 },
      either(dollarsOf(144), amounts(360, 504)),
    ),
  ],
  'k-relays-2560': [
    'A guy at the hardware store wrote "2 wireless relays 2560" on a napkin for me. Is that your list price?',
    ofSet({ set: { 'wireless-relay': 2 }, once: 2560 }, either(dollarsOf(2560), dollarsOf(1280))),
  ],
  'k-batteries-450': [
    'So three battery backups is 450, correct?',
    {
      says: [either(dollarsOf(540), dollarsOf(180))],
      priced: { set: { 'battery-backup': 3 }, once: 540 },
      never: [/^(yes|correct|right)\b/i],
    },
  ],
  'k-fits-1500': [
    'I have 1500 set aside. Will that do for one X-432 and one battery backup?',
    ofSet(
      { set: { 'x-432': 1, 'battery-backup': 1 }, once: 1440 },
      either(dollarsOf(1440), amounts(1260, 180)),
    ),
  ],
  'k-dad-relay': [
    'my dad wants the WR-1R12 for two gates plus the garage door so 3. is that over a thousand',
    ofSet({ set: { 'wr-1r12': 3 }, once: 1020 }, either(dollarsOf(1020), dollarsOf(340))),
  ],
  'k-two-of-each': [
    'two WR-1R12, two X-401, two X-412 and two X-432 for our demo wall. list total?',
    prices({ set: { 'wr-1r12': 2, 'x-401': 2, 'x-412': 2, 'x-432': 2 }, once: 5760 }),
  ],

  // Hours.
  'k-hours-two-sets': [
    'Planning my crew: two X-401, two vinyl signs, two battery backups. Hours on site?',
    prices({ set: { 'x-401': 2, 'vinyl-sign': 2, 'battery-backup': 2 }, hours: 9 }),
  ],
  'k-money-and-hours': [
    'X-432 with SMS I/O, both money and install hours please',
    prices({ set: { 'x-432': 1, 'sms-io': 1 }, once: 1560, hours: 8 }),
  ],

  // A story first.
  'k-late-husband': [
    'My late husband always saw to such things, so bear with me. There is a front gate and a garden door. A neighbor says I want a WR-1R12 for each, and at the front only a vinyl sign with an LED kit because it is dark there. What would all that be?',
    prices({ set: { 'wr-1r12': 2, 'vinyl-sign': 1, 'led-kit': 1 }, once: 1030 }),
  ],
  'k-board-of-seven': [
    'We are a board of seven volunteers and argued about this for an hour yesterday. Three gates, so three X-412, three goosenecks, three vinyl enclosures. What number do I put in the minutes?',
    prices({ set: { 'x-412': 3, gooseneck: 3, 'vinyl-enclosure': 3 }, once: 4800 }),
  ],
  'k-harold': [
    'Dear Sirs, I should like to have at my entry one Vinyl Enclosure, one LED kit and one X-401 controller. Kindly state what I should expect to pay. Yours, Harold',
    prices({ set: { 'vinyl-enclosure': 1, 'led-kit': 1, 'x-401': 1 }, once: 1190 }),
  ],

  // Open sets.
  'k-open-five-gates': [
    'what would 5 gates cost me',
    says(either(/\b(799|340|3,?995|1,?700)\b/, /\b47\b/, asksBack)),
  ],
  'k-open-controllers': [
    'Controllers for four entrances, how much is that?',
    says(either(/\$ ?(340|540|740|1,?260|1,?360|2,?160|2,?960|5,?040)(?!\d)/, asksBack)),
  ],
  'k-open-twenty-doors': [
    'subscription for twenty doors, per month?',
    ofSet(
      { set: { 'base-sub': 1, 'add-door': 19 }, monthly: 144 },
      either(/\$ ?(144|600)(?!\d)/, amounts(30, 6), asksBack),
    ),
  ],
  'k-open-posts': [
    'We need something to put 9 signs on. Price?',
    says(either(/\$ ?(100|360|900|3,?240)(?!\d)/, asksBack)),
  ],
})
