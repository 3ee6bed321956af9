/** Talks of two to four turns: the last message leans on what stands before it, or leaves it. */
import { admits, dollarsOf, labelled, prices, says } from '../../labelled'
import { told } from '../../told'
import { amounts, either, ofSet, worded } from './wordings'

export const followUps = labelled('follow-up', {
  // The count or the set changes.
  'k-miscounted': [
    "sorry i miscounted, there's four of them",
    prices({ set: { 'x-401': 4 }, once: 2160 }),
    'What do three X-401 controllers cost?',
  ],
  'k-back-gate-too': [
    'Same again for the back gate please, so both gates together?',
    prices({ set: { gooseneck: 2, 'vinyl-sign': 2, 'led-kit': 2 }, once: 1420 }),
    'Price for a gooseneck and a vinyl sign at the front gate',
    'and the LED kit so people see it in the dark',
  ],
  'k-meant-432': [
    'no no, I meant the X-432',
    prices({ set: { 'x-432': 1 }, once: 1260 }),
    'How much is an X-412 for our clubhouse gate?',
  ],
  'k-post-or-stand': [
    'So how far apart are those two?',
    ofSet(
      { set: { gooseneck: 1 }, versus: { 'wood-post': 1 }, apart: 260 },
      either(dollarsOf(260), amounts(100, 360)),
    ),
    'List price of a wood post?',
    'Thanks. And of the gooseneck?',
  ],
  'k-battery-with-each': [
    'And if each of them gets a battery backup on top, what is it all together then?',
    prices({ set: { 'wr-1r12': 2, 'vinyl-sign': 2, 'battery-backup': 2 }, once: 1440 }),
    'I have two cabins to let. 2 WR-1R12 and 2 vinyl signs, how much?',
  ],
  'k-whole-year-of-it': [
    'Our treasurer thinks in years. A whole year of that?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, firstYear: 576 }),
    'base subscription with 3 additional doors, per month?',
  ],
  'k-nine-sims': [
    'for nine of them',
    prices({ set: { 'sim-card': 9 }, monthly: 108 }),
    'what does a SIM card cost monthly',
  ],
  'k-booster-off': [
    'Turns out reception is fine down there. Take the booster off again',
    prices({ set: { 'x-401': 1, 'battery-backup': 1 }, once: 720 }),
    'X-401, battery backup, cell booster. total pls',
  ],
  'k-half-of-that': [
    'ok what if we only do half that many',
    prices({ set: { 'vinyl-enclosure': 3 }, once: 1500 }),
    'How much for 6 vinyl enclosures?',
  ],
  'k-paid-by-year-end': [
    'what would we have paid by the end of the first year, everything counted?',
    prices({
      set: { 'x-401': 1, 'vinyl-enclosure': 1, 'base-sub': 1, 'sim-card': 1 },
      firstYear: 1544,
    }),
    'An X-401 with a vinyl enclosure, what does that come to?',
    'plus a base subscription and a SIM card',
  ],
  'k-that-relay': [
    'neat. and what does that thing go for',
    prices({ set: { 'wireless-relay': 1 }, once: 1280 }),
    'My sign would be by the road but the gate is 40 yards further in. Is the wireless relay for that?',
  ],
  'k-plates-monthly': [
    'And monthly that is...?',
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
    'is there LPR access, opening by license plate',
  ],
  'k-booster-hours': [
    'How many hours does it take to put that one in?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'What is the list price of the cell booster?',
  ],
  'k-make-it-five': [
    'Actually make it five of those',
    prices({ set: { 'led-kit': 5 }, once: 750 }),
    'price of the LED kit',
    'thank you!',
  ],
  'k-swap-goosenecks': [
    'Swap the goosenecks for wood posts and tell me again',
    prices({ set: { 'x-412': 2, 'wood-post': 2 }, once: 1680 }),
    '2 X-412 and 2 goosenecks: total?',
  ],
  'k-forget-camera': [
    'Hm. Forget the camera then',
    prices({ set: { 'base-sub': 1, 'dedicated-number': 1 }, monthly: 32 }),
    'Base subscription and one additional camera, a month?',
    'ok and add a dedicated number',
  ],
  'k-back-to-battery': [
    'going back to the batteries, what if I need 7',
    prices({ set: { 'battery-backup': 7 }, once: 1260 }),
    'How much is the battery backup?',
    'ok. and how long is the warranty on your stuff',
    'fine with me',
  ],
  'k-three-meant': [
    'Wait. Not two: three!',
    prices({ set: { 'sms-io': 3 }, once: 900 }),
    'Hi, 2 x SMS I/O please, list price?',
  ],
  'k-without-the-monthly': [
    'and that without the monthly part?',
    prices({ set: { 'x-432': 1, 'sim-card': 1 }, once: 1260 }),
    'one X-432 with a SIM card, first year',
  ],

  // Details of what was just said.
  'k-when-is-that': [
    'and when is that?',
    says(told.year2026),
    'We live in Austin. Will you ever be all over the country?',
  ],
  'k-me-the-owner': [
    'ok that is the guests. what about me, the one at home',
    says(worded.noApp),
    'do people at the gate have to download an app?',
  ],
  'k-what-about-doors': [
    'What about doors',
    says(
      told.doors,
      either(told.fromAnywhere, /works for|for doors|gates? (and|or) |gate or door/i),
    ),
    'Can my daughter open our gate while she is away in Spain?',
  ],
  'k-after-thirty': [
    'and after that, does the price go up?',
    admits('What happens after the 30 days is not told.', { orSays: [told.days30] }),
    'How long is a quote good for?',
  ],
  'k-both-ciphers': [
    'both??',
    says(told.aes, told.rsa),
    'someone told me you use either AES or RSA, which encryption is it',
  ],
  'k-instead-of-box': [
    'So what stands there instead?',
    says(worded.sign),
    'Will there be an intercom box with a keypad at my gate?',
  ],
  'k-gone-when': [
    'hm ok. and it disappears when',
    says(told.days365),
    'Does anybody read what I type in here?',
  ],
  'k-stop-afterwards': [
    'And how do I get rid of the messages if I had enough?',
    says(told.stop),
    'Can I text with you guys instead?',
  ],
  'k-at-night': [
    'would anyone pick up at 3 am',
    says(told.always),
    'Which number do I call for a quote?',
  ],
  'k-brother': [
    "my brother's in Gaithersburg, him too?",
    says(/Gaithersburg|Maryland|\byes\b/i),
    'Do you cover Bethesda?',
    'great thx',
  ],
  'k-baltimore': [
    'Baltimore?',
    admits('Baltimore is not on the list.', {
      orSays: [worded.otherArea],
      never: [/^yes\b/i, /(?:^|[.!] )we (do )?serve Baltimore/i],
    }),
    'do you do Rockville',
  ],
  'k-photos-of-what': [
    'pictures of what exactly',
    says(/gate or door|your (gate|door)|power/i),
    'Is there anything I must do before the fitter comes?',
  ],
  'k-camera-broken': [
    "And if the phone's camera is smashed, like mine",
    says(told.dial),
    'How does somebody at the gate get hold of me?',
  ],
  'k-how-know-them': [
    'how would it know that it is them and not somebody else',
    says(worded.trusted),
    'Could the cleaners come in without me answering every time?',
  ],
  'k-just-stay-open': [
    'could it just stay open then, say eight to ten?',
    says(told.holds),
    'In the morning it is one after the other: school van, mail, gardener. I would be on the phone all the time',
  ],
  'k-leave-whenever': [
    'So nobody comes after me if I leave after two months?',
    says(either(told.noContract, told.payAsYouUse)),
    'Is there a contract to sign?',
  ],
  'k-and-yours': [
    'and yours?',
    says(told.onceAtAll, told.monthly47),
    'what does one normally pay for a call box',
  ],
  'k-oh-both': [
    'oh then both, she wins and I win. Sum?',
    prices({ set: { 'vinyl-enclosure': 1, gooseneck: 1 }, once: 860 }),
    'I want the vinyl enclosure, my wife wants the gooseneck. What is each?',
  ],
  'k-order-it-today': [
    'Great, put one on my order',
    says(worded.notYet),
    'What are Invisible Keys?',
  ],
  'k-multi-when': [
    'when will that come',
    admits('No date is given for it.', { orSays: [worded.notYet] }),
    'I own three houses. Can I manage several properties in one account?',
  ],
  'k-other-on-team': ['And the other one on the team?', says(told.developer), "Who's Avery Hinge?"],
  'k-what-does-it-need': [
    'then what DOES it need',
    says(told.power),
    'does it need wifi?',
    'does it need a phone line',
  ],
  'k-why-no-bars': [
    'why not?',
    says(worded.cannotWithout),
    'Our farm has no cell coverage whatsoever. Can you put it in there?',
  ],
  'k-fifteen': [
    'so what has he got to bring?',
    says(told.guardian),
    'can my fifteen year old use this service',
  ],
  'k-something-left': [
    'and really everything, or is something left behind?',
    says(/empty mark|30 days|note that you asked|approv/i),
    'I would like this conversation erased, is that possible',
  ],
  'k-photo-of-code': [
    'so if some guy takes a picture of it he can walk in??',
    says(worded.decides),
    'Visitors scan a code on the sign, right?',
    'And the code is always the same one?',
  ],
  'k-on-top': [
    'and is that in the price or on top of it',
    says(told.included),
    'How many hours does the installation take?',
    'sounds good',
  ],
  'k-stuff-for-us': [
    'Where do I find the material that is meant for us?',
    says(told.dealerPortal),
    "I'm with a gate company in Fairfax, we install these",
  ],
  'k-first-number-again': [
    'The first one again please, my pen was dry',
    says(told.quotePhone),
    'What number do I call for a quote?',
    'And which one takes texts?',
  ],

  // Another subject.
  'k-blackout-now': [
    'ok something else now, we lose power every other week here',
    says(told.battery),
    'what is it a month',
    'and the installation?',
  ],
  'k-thanks-and-mother': [
    'Thanks!! Last thing: my mother only has a phone on the kitchen wall, could she be the one who answers?',
    says(worded.anyPhone),
    'Do you come to Takoma Park?',
    'And it is free to get a quote?',
  ],
})
