/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h19-comes-standard': [
    'So is that in the normal package, or do I choose it?',
    says(told.optional),
    'Can our swim school see who is at the door with a camera?',
  ],
  'h19-mclean-as-well': [
    'Good. My other client lives in McLean, is she covered too?',
    says(/McLean|Northern Virginia/),
    'Do you cover Falls Church?',
  ],
  'h19-richmond': [
    'What about Richmond then?',
    admits('Richmond is not on the list.', {
      orSays: [/DC metro|Northern Virginia|2026|ask us/i],
    }),
    'Is Tysons served?',
  ],
  'h19-longer-cover': [
    'Too short for us. Anything longer?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h19-who-puts-in': [
    'Who does the work?',
    says(told.professional),
    'Installation at a scrap yard, is that a big job?',
  ],
  'h19-and-text': [
    'I would rather text. Number?',
    says(told.supportText),
    'How can I e-mail support?',
  ],
  'h19-deaf-ear': [
    'Nobody of them will own a smartphone, all are in their eighties. What then?',
    says(told.dial),
    'How do guests of our temple reach the caretaker?',
  ],
  'h19-led-price': [
    'ok and what does that cost',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
    'Do you have an LED kit that lights the sign at night?',
  ],
  'h19-four-of-them': [
    'There are four entrances. Four of those, then?',
    { says: [dollarsOf(1360)], priced: { set: { 'wr-1r12': 4 }, once: 1360 } },
    'What does a WR-1R12 cost?',
  ],
  'h19-steel-instead': [
    'And the gooseneck instead?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
    'How much is a wood post?',
  ],
  'h19-plus-sim': [
    'With a SIM card on top of it, what would I pay per month?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'What is the monthly price of a base subscription?',
  ],
  'h19-hours-that-one': [
    'Our pool has to shut meanwhile. So, hours?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'For the swim hall they suggested an X-432. Price?',
  ],
  'h19-gone-sooner': [
    'Who has to okay it?',
    says(told.approved),
    'Can I ask to erase a conversation with Whisper?',
  ],
  'h19-read-by': [
    'Then what should I keep to myself?',
    says(/do not write|passwords?|gate codes|card numbers/i),
    'Are conversations with you logged?',
  ],
  'h19-photo-risk': [
    'What if someone takes a photo of it and posts it?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
    'Is there a QR code on the sign at my day care?',
  ],
  'h19-set-where': [
    'where do i set that up, on my phone?',
    says(/control center|portal/i),
    'Can our ski lodge have a scheduled gate hold?',
  ],
  'h19-not-2026-yet': [
    'And which area is it right now?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
    'Are you going nationwide?',
  ],
  'h19-what-instead-app': [
    'Then what happens when somebody scans?',
    says(/call|by phone|phone rings|connect/i),
    'Is there an app I have to install?',
  ],
  'h19-outage-extra': [
    'does it still work when the electricity fails',
    says(told.battery),
    'I breed beagles in Potomac.',
    'The system needs power at the gate, right?',
  ],
  'h19-girl-sixteen': [
    'The oldest girl is sixteen. What does she need?',
    says(/guardian|consent|under 18/i),
    'Can children under 13 use your service?',
  ],
  'h19-developer-too': [
    'Then name me whoever is lead developer there.',
    says(told.developer),
    'The yearbook wants to thank your founder. Who is it?',
  ],
  'h19-app-date': [
    'What date does it come out?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'Is there a native app for the owner?',
  ],
  'h19-camera-night': [
    'Does it see in the dark?',
    admits('What cameras see is not told.'),
    'Can I have camera integration?',
  ],
  'h19-battery-runs': [
    'And one charge gets me through how much of a night?',
    admits('How long a battery lasts is not told.'),
    'You sell a battery backup, correct?',
  ],
  'h19-first-step': [
    'What is the very first of them?',
    says(told.photos),
    'Is it true that installation goes in three steps?',
  ],
  'h19-nanny-weekly': [
    'She comes each weekday and I cannot pick up during class. Any way around that?',
    says(told.trusted),
    'I teach at a day care.',
    'Our cook has to get through the gate.',
  ],
  'h19-mill-no-cable': [
    'Do you have to dig one up to the house?',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
    'We are renovating a mill in Great Falls.',
    'No cable goes from the gate to the building.',
  ],
  'h19-still-good': [
    'Until when is it good?',
    says(told.days30),
    'How do I get a quote for my trailer park?',
  ],
  'h19-that-included': [
    'is putting it in extra',
    says(/included|part of what you are quoted|\b799\b|\b340\b/i),
    'What does the service cost a month?',
  ],
  'h19-box-compare': [
    'And a traditional call box would be how much?',
    says(told.callBox),
    'What does Visitor Access cost?',
  ],
})
