/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h23-f-extra': [
    'Standard everywhere, or do rinks pay for that separately?',
    says(told.optional),
    'Can the rink have a camera at the gate?',
  ],
  'h23-f-tysons': [
    'And Tysons?',
    says(/Tysons|Northern Virginia/),
    'Do you serve Potomac, Maryland?',
  ],
  'h23-f-richmond': [
    'Then what about Richmond?',
    admits('Richmond is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us|2026/i] }),
    'Do you serve Fairfax?',
  ],
  'h23-f-longer': [
    'The alley will be here for decades. Can one stretch that?',
    says(told.lifetime),
    'How long is your warranty?',
  ],
  'h23-f-included': [
    'Does the sum already cover having somebody install everything?',
    says(told.included),
    'What sort of warranty do bowling alleys get from you?',
  ],
  'h23-f-or-call': [
    'Father prefers talking to people. Where does he call?',
    says(told.quotePhone),
    'How do I get a quote for our parish hall?',
  ],
  'h23-f-old-phones': [
    'Some of them carry very old phones, is that okay?',
    says(/any phone|dial|old (phone|one)|whatever phone|each of them/i),
    'How do visitors of our museum get hold of us?',
  ],
  'h23-f-second-door': [
    'And one more door on top, what is that alone per month?',
    { says: [dollarsOf(6)], priced: { set: { 'add-door': 1 }, monthly: 6 } },
    'What does a base subscription cost?',
  ],
  'h23-f-two-of-them': [
    'Make it two.',
    { says: [dollarsOf(960)], priced: { set: { 'cell-booster': 2 }, once: 960 } },
    'Price of a cell booster?',
  ],
  'h23-f-bigger': [
    'and the X-432',
    { says: [dollarsOf(1260)], priced: { set: { 'x-432': 1 }, once: 1260 } },
    'How much is an X-401?',
  ],
  'h23-f-with-sim': [
    'Fine, now put a SIM card to it. Monthly that makes?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'I teach people to drive and need one base subscription, what is it a month?',
  ],
  'h23-f-gooseneck-hours': [
    'How many hours does it take to install one of those?',
    prices({ set: { gooseneck: 1 }, hours: 1.5 }),
    'Tell me the price of a gooseneck.',
  ],
  'h23-f-delete-sooner': [
    'Can I ask to have mine deleted before that?',
    says(/sooner|delete|erase/i),
    'How long is a quote form kept?',
  ],
  'h23-f-who-approves': [
    'Does it happen right off, or must one of your people approve first?',
    says(told.approved),
    'I told you my whole life story just now, so how do I get this chat erased?',
  ],
  'h23-f-scan-opens': [
    'So who opens it in the end?',
    says(told.ownerDecides),
    'A newspaper carrier scans the QR code at 4 in the morning. Does the gate open by itself?',
  ],
  'h23-f-hold-where': [
    'Do bowling alleys get that automatically, or does it count as optional?',
    says(told.optional),
    'Can our gate stay open while the bowling league plays?',
  ],
  'h23-f-today': [
    'Pity, my cousin is in Texas. Which region is covered as of now, then?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
    'So can anyone in America order your thing for a sheep farm?',
  ],
  'h23-f-owner-app': [
    'Good for the skaters. But the rink manager who picks up, what must he load?',
    says(told.noApp),
    'Do skaters have to get some app to be let in?',
  ],
  'h23-f-what-email': [
    'My thumbs are too stiff for that. Which address if I write from the PC?',
    says(told.email),
    'What number do I text for support?',
  ],
  'h23-f-seventeen': [
    'What about a trainee who is seventeen?',
    says(/guardian|consent|under 18/i),
    'How can a retired teacher text your support?',
  ],
  'h23-f-her-role': [
    'Does that person talk with customers at all?',
    says(/speaks with|owners who ask|Avery Hinge/i),
    'Who started the company?',
  ],
  'h23-f-app-when': [
    'Shame. Before or after Easter, do you think?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'Is there a native app for a guy who lives on his iPad?',
  ],
  'h23-f-battery-runtime': [
    'Blackouts last all night sometimes. Will its charge hold until sunrise?',
    admits('How long the battery lasts is not told.', { orSays: [told.battery] }),
    'What happens when the power goes out at our farm?',
  ],
  'h23-f-camera-brand': [
    'Which brands of those?',
    admits('Brands of cameras are not told.', { orSays: [told.camera] }),
    'Is camera integration possible for an optician?',
  ],
  'h23-f-how-many-codes': [
    'What is the maximum number of people who can have one?',
    admits('How many trusted visitors there may be is not told.', { orSays: [told.trusted] }),
    'Can my regular customers get a unique code?',
  ],
  'h23-f-takoma-time': [
    'And how long would the work take at my place?',
    says(told.hours),
    'I teach piano in Takoma Park.',
    'Is that inside your area?',
  ],
  'h23-f-sheep-power': [
    'Electricity is there. Enough?',
    says(/only power|no phone line|no internet line|cellular|none is needed/i),
    'I have a sheep farm near Gaithersburg.',
    'There is no phone wire at my gate.',
  ],
  'h23-f-baby-naps': [
    'So what about the times when the power is down?',
    says(told.battery),
    'We have a newborn and live behind a gate.',
    'Does the system run on power?',
  ],
  'h23-f-other-extras': [
    'Name the other three.',
    says(told.camera, told.holds, told.trusted),
    'Is battery backup one of the optional extras?',
  ],
  'h23-f-free-too': ['And the consultation before it?', says(told.free), 'Is the quote free?'],
})
