/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h11-f-extra': [
    'standard, or an extra?',
    says(told.optional),
    'Can a camera be tied in at our community gate?',
  ],
  'h11-f-mclean': [
    'my parents are over in mclean, them too?',
    says(/McLean|Northern Virginia/),
    'Is Arlington served by you?',
  ],
  'h11-f-fredericksburg': [
    'Then what about Fredericksburg?',
    admits('Fredericksburg is not on the list.', {
      orSays: [/DC metro|Northern Virginia|ask us/i],
    }),
    'You cover Springfield, right?',
  ],
  'h11-f-longer': [
    'Our bylaws want more than that. Can we get it for longer?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h11-f-each-month': [
    'and on top of that each month?',
    says(told.monthly47),
    'What does professional installation start at?',
  ],
  'h11-f-old-style': [
    'And a traditional call box, for comparison?',
    says(told.callBox),
    'how much is your installation for an hoa entrance',
  ],
  'h11-f-no-lens': [
    'One of the dads has no camera on his.',
    says(told.dial),
    'How do parents reach us from the school gate?',
  ],
  'h11-f-how-far': [
    'How far away from the house may I be when it does?',
    says(/remotely|wherever|where you are|anywhere|far away|out of town|not be home/i),
    'So my phone rings when someone scans?',
  ],
  'h11-f-booster-hours': [
    'putting that in takes my guys what, in hours?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'List price of a cell booster?',
  ],
  'h11-f-times-four': [
    'I need four. Total?',
    { says: [dollarsOf(600)], priced: { set: { 'led-kit': 4 }, once: 600 } },
    'What is an LED kit?',
    'And its list price?',
  ],
  'h11-f-meant-412': [
    'oops, I meant the X-412',
    { says: [dollarsOf(740)], priced: { set: { 'x-412': 1 }, once: 740 } },
    'What does an X-432 cost?',
  ],
  'h11-f-sim-added': [
    'Add one SIM card. What does it come to per month now?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'How much is one base subscription monthly?',
  ],
  'h11-f-lpr-year': [
    'ok make that a first-year figure',
    prices({ set: { 'lpr-access': 1 }, firstYear: 2400 }),
    'What does LPR access cost a month?',
  ],
  'h11-f-gone-earlier': [
    'Too long for my taste. Is there a way to be rid of it earlier?',
    says(/erase|delete/i),
    'For how many days is a conversation with Whisper kept?',
  ],
  'h11-f-signs-off': [
    'Who has to approve that?',
    says(/admin/i),
    'Can I ask to erase our conversation?',
  ],
  'h11-f-chatting-with': [
    'So is that the person who is answering me in this chat?',
    says(told.aiAgent),
    'Who is the founder of your company?',
  ],
  'h11-f-in-writing': [
    'in writing I mean, by e-mail',
    says(told.email),
    'How do I contact support?',
  ],
  'h11-f-takes-texts': [
    'Does it take texts as well?',
    says(/voice only|no text messages|202-555-0143/i),
    'Is 202-555-0144 your support phone?',
  ],
  'h11-f-what-year': [
    'and in which year',
    says(told.year2026),
    'Any plans to expand to the whole country?',
  ],
  'h11-f-keys-now': [
    'Sounds perfect for my Airbnb. Can I have them now?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'h11-f-keys-price': [
    'And what will they cost per guest?',
    admits('The price of what is announced is not told.', { orSays: [told.announced] }),
    'Are Invisible Keys out yet?',
  ],
  'h11-f-at-work': [
    'How do I open for them while I am at work?',
    says(
      /remotely|wherever|where you are|anywhere|far away|out of town|not be home|your phone|from the phone|by phone/i,
    ),
    'I have an Airbnb in Shaw.',
    'Guests show up at all hours.',
  ],
  'h11-f-no-internet': [
    'Is that going to be an issue?',
    says(/no phone line|no internet line|none is needed|only power|cellular|buried cable/i),
    'Our gate in Great Falls has power.',
    'But there is no internet out there.',
  ],
  'h11-f-no-electric': [
    'Could you install there anyway?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
    'We own a lot with a gate in Bowie.',
    'It has no electric power at all.',
  ],
  'h11-f-photo-size': [
    'How many megabytes may they have?',
    admits('Sizes of photos are not told.'),
    'Do I e-mail you photos of my gate?',
  ],
  'h11-f-on-the-sign': [
    'and what do people see printed there?',
    says(/qr code|code to scan/i, told.number),
    'You put up a sign, correct?',
  ],
  'h11-f-holds-out': [
    'How long does it hold out when the power is gone?',
    admits('How long the battery lasts is not told.'),
    'Is a battery backup available?',
  ],
  'h11-f-two-of-us': [
    'Is multi-user management there yet? Two of us would answer.',
    says(told.announced),
    'My sister and I run a daycare in Vienna.',
  ],
  'h11-f-which-ones': [
    'ok which',
    says(told.battery, told.holds, told.trusted),
    'Are there optional extras for an apartment gate?',
  ],
  'h11-f-after-photos': [
    'Sent. What is the next step?',
    says(told.professional),
    'Step one of the installation is that I submit photos, correct?',
  ],
})
