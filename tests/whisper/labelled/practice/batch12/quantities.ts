/** Sets of the price list in every wording, reckoned by hand. */
import { dollarsOf, labelled, prices } from '../../labelled'
import { told } from '../../told'
import { amounts, apartBy, asksBack, either, eitherOf, overYears } from './wordings'

export const quantities = labelled('quantity', {
  'm-six-own-number': [
    'six entrances, each with its own dedicated number. so just the numbers, what do they run us a month?',
    prices({ set: { 'dedicated-number': 6 }, monthly: 12 }),
  ],
  'm-fifteen-gates-battery': [
    'We look after 15 gates along a farm road where the power is awful, a battery backup on every one. Whats the damage',
    prices({ set: { 'battery-backup': 15 }, once: 2700 }),
  ],
  'm-back-of-shop': [
    '4 doors round the back of our shop. WR-1R12 on each, a SIM card in each. How much up front and how much every month?',
    prices({ set: { 'wr-1r12': 4, 'sim-card': 4 }, once: 1360, monthly: 48 }),
  ],
  'm-two-gates-year': [
    'two x-401s, two sim cards, base subscription with one additional door. all of that for year one please',
    prices({
      set: { 'x-401': 2, 'sim-card': 2, 'base-sub': 1, 'add-door': 1 },
      firstYear: 1800,
    }),
  ],
  'm-left-my-account': [
    'if i take one X-412 and a base subscription and keep it three years, how much will have left my bank account by then',
    overYears({ set: { 'x-412': 1, 'base-sub': 1 }, years: [3, 1820] }),
  ],
  'm-gap-controllers': [
    'whats the price gap between an x-412 and an x-401',
    apartBy({ set: { 'x-412': 1 }, versus: { 'x-401': 1 }, apart: 200 }),
  ],
  'm-half-cameras': [
    'Eight doors in our building, half of them with a camera. One base subscription, the rest as additional doors, plus the additional cameras: what is that monthly?',
    eitherOf(
      { set: { 'base-sub': 1, 'add-door': 7, 'add-camera': 4 }, monthly: 96 },
      dollarsOf(96),
      asksBack,
    ),
  ],
  'm-goosneck': [
    'how much for 2 goosneck and 2 vynil signs',
    prices({ set: { gooseneck: 2, 'vinyl-sign': 2 }, once: 1120 }),
  ],
  'm-dozen': [
    'Kindly reckon for our parish: a dozen LED kits and a dozen vinyl signs.',
    prices({ set: { 'led-kit': 12, 'vinyl-sign': 12 }, once: 4200 }),
  ],
  'm-horse-farm': [
    'My late husband always handled these things. There are three gates on the horse farm and hardly any signal at two of them, and the man from the feed store says get one X-432 and three cell boosters and be done with it. What would those come to altogether?',
    prices({ set: { 'x-432': 1, 'cell-booster': 3 }, once: 2700 }),
  ],
  'm-crew-hours': [
    'Scheduling my crew for thursday. X-412, wireless relay, gooseneck. total install hours on site?',
    prices({ set: { 'x-412': 1, 'wireless-relay': 1, gooseneck: 1 }, hours: 8.5 }),
  ],
  'm-fit-five': [
    'how many hours would it take to fit five LED kits and five battery backups',
    prices({ set: { 'led-kit': 5, 'battery-backup': 5 }, hours: 5 }),
  ],
  'm-lpr-year': [
    'LPR access. What is that for a whole YEAR, not a month.',
    prices({ set: { 'lpr-access': 1 }, firstYear: 2400 }),
  ],
  'm-no-monthly-stuff': [
    'One wr-1r12, one vinyl sign, one wood post and the base subscription. Leave out the monthly stuff, I only want the one-off money.',
    prices({ set: { 'wr-1r12': 1, 'vinyl-sign': 1, 'wood-post': 1, 'base-sub': 1 }, once: 640 }),
  ],
  'm-first-twelve': [
    'x-401 + vinyl enclosure + base subscription + sim card, the first twelve months with everything in it?',
    prices({
      set: { 'x-401': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1544,
    }),
  ],
  'm-storage-aisles': [
    'Self storage manager. Twenty aisles, every aisle gets one WR-1R12 and one dedicated number. Total to buy, and total per month?',
    prices({ set: { 'wr-1r12': 20, 'dedicated-number': 20 }, once: 6800, monthly: 40 }),
  ],
  'm-building-a-b': [
    'Building A wants an X-412, building B an X-432, both of them with SMS I/O. how much is that',
    prices({ set: { 'x-412': 1, 'x-432': 1, 'sms-io': 2 }, once: 2600 }),
  ],
  'm-five-years-warranty': [
    'Paying for the lifetime warranty item five years running, what does that add up to',
    overYears({ set: { 'lifetime-warranty': 1 }, years: [5, 1800] }),
  ],
  'm-more-per-month': [
    'we pay the base subscription already. how much more a month if four additional cameras and two additional doors go on top?',
    eitherOf(
      { set: { 'add-camera': 4, 'add-door': 2 }, monthly: 36 },
      dollarsOf(36),
      dollarsOf(66),
    ),
  ],
  'm-wood-saves': [
    'what do I save taking the wood post over the gooseneck',
    apartBy({ set: { gooseneck: 1 }, versus: { 'wood-post': 1 }, apart: 260 }),
  ],
  'm-seven-of-ten': [
    'Ten gates in a valley. Only seven of them need a cell booster, what would the boosters cost us?',
    prices({ set: { 'cell-booster': 7 }, once: 3360 }),
  ],
  'm-a-third': [
    'we got 9 gates and a third of them should have a gooseneck, price for those goosenecks pls',
    prices({ set: { gooseneck: 3 }, once: 1080 }),
  ],
  'm-every-second': [
    'Every second one of our 12 loading bays gets an LED kit. How much money is that?',
    prices({ set: { 'led-kit': 6 }, once: 900 }),
  ],
  'm-twenty-five-signs': [
    'List price of twenty-five vinyl signs?',
    prices({ set: { 'vinyl-sign': 25 }, once: 5000 }),
  ],
  'm-hundred-numbers': [
    'Student housing, 100 dedicated numbers. Cost for the year?',
    prices({ set: { 'dedicated-number': 100 }, firstYear: 2400 }),
  ],
  'm-plates-or-cameras': [
    'Option one is an X-401 with LPR access, option two an X-401 with two additional cameras. By how much do the two differ in the first year?',
    apartBy({
      set: { 'x-401': 1, 'lpr-access': 1 },
      versus: { 'x-401': 1, 'add-camera': 2 },
      apart: 2256,
    }),
  ],
  'm-hoa-entrences': [
    'we are a HOA w/ 3 entrences, all three get a x-412, a sim card and a vinyl sign. whats the frist year??',
    prices({ set: { 'x-412': 3, 'sim-card': 3, 'vinyl-sign': 3 }, firstYear: 3252 }),
  ],
  'm-house-four-doors': [
    'Base subscription for a house that has four doors on it, how much a month',
    eitherOf(
      { set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 },
      dollarsOf(48),
      amounts(30, 6),
      asksBack,
    ),
  ],
  'm-one-booster-two-gates': [
    'Two gates side by side would share a single cell booster, and each has its own X-401. Hardware cost?',
    prices({ set: { 'x-401': 2, 'cell-booster': 1 }, once: 1560 }),
  ],
  'm-one-number-five-doors': [
    'Five doors, one dedicated number between the lot of them. So that is a base subscription, four additional doors and the number. What leaves my account monthly?',
    prices({ set: { 'base-sub': 1, 'add-door': 4, 'dedicated-number': 1 }, monthly: 56 }),
  ],
  'm-seven-garages': [
    'i have 7 rental garages, a sim card for each. monthly bill for the sims?',
    prices({ set: { 'sim-card': 7 }, monthly: 84 }),
  ],
  'm-thirteen-doors': [
    'thirteen additional doors on top of one base subscription, what is it a month all in',
    prices({ set: { 'base-sub': 1, 'add-door': 13 }, monthly: 108 }),
  ],
  'm-drop-gooseneck': [
    'I had written down an X-412, a battery backup, an LED kit and a gooseneck. Turns out the gooseneck is not needed. What do I pay for what is left?',
    prices({ set: { 'x-412': 1, 'battery-backup': 1, 'led-kit': 1 }, once: 1070 }),
  ],
  'm-thousand-dollars': [
    'Got exactly 1000 dollars to spend. Would an X-401, a battery backup and a vinyl sign fit into that?',
    prices({ set: { 'x-401': 1, 'battery-backup': 1, 'vinyl-sign': 1 }, once: 920 }),
  ],
  'm-fifteen-hundred': [
    'will fifteen hundred bucks cover an x-432 and a gooseneck or am i short',
    prices({ set: { 'x-432': 1, gooseneck: 1 }, once: 1620 }),
  ],
  'm-pair-relays': [
    'price for a pair of wireless relays?',
    prices({ set: { 'wireless-relay': 2 }, once: 2560 }),
  ],
  'm-deaf-father': [
    'Dad has gone nearly deaf and would much rather text. I thought SMS I/O together with a WR-1R12 for his front door. How much would I be paying once?',
    prices({ set: { 'sms-io': 1, 'wr-1r12': 1 }, once: 640 }),
  ],
  'm-two-of-each': [
    'Showroom order: two WR-1R12, two X-401, two X-412 and two X-432 at list price.',
    prices({ set: { 'wr-1r12': 2, 'x-401': 2, 'x-412': 2, 'x-432': 2 }, once: 5760 }),
  ],
  'm-whole-stand': [
    'Vinyl sign, vinyl enclosure, LED kit, wood post, gooseneck, wireless relay. One of each. Sum?',
    prices({
      set: {
        'vinyl-sign': 1,
        'vinyl-enclosure': 1,
        'led-kit': 1,
        'wood-post': 1,
        gooseneck: 1,
        'wireless-relay': 1,
      },
      once: 2590,
    }),
  ],
  'm-three-sims-two-years': [
    'three SIM cards for two years = ?',
    overYears({ set: { 'sim-card': 3 }, years: [2, 864] }),
  ],
  'm-uncounted-cameras': [
    'additional cameras for our entrances, how much will it be',
    eitherOf({ set: { 'add-camera': 1 } }, dollarsOf(6), asksBack, told.optional),
  ],
  'm-several-gates': [
    'We have several gates and each ought to have a battery backup, what is the total?',
    either(dollarsOf(180), asksBack),
  ],
  'm-three-neighbours': [
    'Me and my two neighbors each want an X-401 and a base subscription of our own. All three of us together, what do we pay in the first year?',
    prices({ set: { 'x-401': 3, 'base-sub': 3 }, firstYear: 2700 }),
  ],
  'm-four-families': [
    'Four families share one private road. We would buy one X-412 and one vinyl sign and split the bill evenly. What is the bill?',
    prices({ set: { 'x-412': 1, 'vinyl-sign': 1 }, once: 940 }),
  ],
  'm-half-and-half': [
    'Ten gates. Half get the X-401, the other half the WR-1R12. Sum of the controllers?',
    prices({ set: { 'x-401': 5, 'wr-1r12': 5 }, once: 4400 }),
  ],
  'm-all-but-two': [
    'of our eleven doors all but two need an LED kit, cost?',
    prices({ set: { 'led-kit': 9 }, once: 1350 }),
  ],
  'm-wodden-posts': [
    'wr1r12 x 3 and wodden posts x3 pls',
    prices({ set: { 'wr-1r12': 3, 'wood-post': 3 }, once: 1320 }),
  ],
  'm-baterry-bakup': [
    'x412 with baterry bakup n simcard, tottal for 1st year',
    prices({ set: { 'x-412': 1, 'battery-backup': 1, 'sim-card': 1 }, firstYear: 1064 }),
  ],
  'm-six-wr-hours': [
    'Working time for half a dozen WR-1R12, in hours?',
    prices({ set: { 'wr-1r12': 6 }, hours: 12 }),
  ],
  'm-hello-sir': [
    'Hello sir. I want price for 2 gate. Every gate have 1 controller X-401 and 1 wood post and 1 vinyl sign, also every gate 1 sim card. How much total in first year thank you',
    prices({
      set: { 'x-401': 2, 'wood-post': 2, 'vinyl-sign': 2, 'sim-card': 2 },
      firstYear: 1968,
    }),
  ],
})
