/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h17-f-reston': [
    'And over in Reston, where my sister keeps hers?',
    says(/Reston|Northern Virginia/),
    'Our hives are in Vienna. Is that inside your area?',
  ],
  'h17-f-leesburg': [
    'what about leesburg',
    admits('Leesburg is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
    'Does your service reach Ashburn?',
  ],
  'h17-f-or-else': [
    'And for those who cannot get it to read?',
    says(told.dial),
    'Do museum guests scan a QR code at the door?',
  ],
  'h17-f-extra': [
    'Is that something I pay for separately or does it come along?',
    says(told.optional),
    'Is there a camera integration for the bakery entrance?',
  ],
  'h17-f-beyond': [
    'What may I choose after it is over?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h17-f-monthly-then': [
    'and afterwards, each month?',
    says(told.monthly47),
    'What does the professional installation start at?',
  ],
  'h17-f-who-comes': [
    'Who does the work, you or some helper I must find?',
    says(told.professional),
    'How long does an installation at a synagogue take?',
  ],
  'h17-f-mail-instead': [
    'I am no good at texting. Is there an e-mail address instead?',
    says(told.email),
    'How can I reach support?',
  ],
  'h17-f-those-hours': [
    'At what times of day does somebody answer there?',
    says(told.always),
    'Which number do I call for a quote?',
  ],
  'h17-f-weeks': [
    'My co-op needs six weeks to decide. Would it still hold then?',
    says(told.days30),
    'Is the quote free?',
  ],
  'h17-f-code-or': [
    'How would it recognize her?',
    says(told.trusted),
    'I have a dog sitter who comes twice a day.',
    'Could she be made a trusted visitor?',
  ],
  'h17-f-outage': [
    'And when that goes out in a thunderstorm?',
    says(told.battery),
    'Is an electric supply required by our hives?',
  ],
  'h17-f-price-401': [
    'I need four of those for the orchard, so how much?',
    prices({ set: { 'x-401': 4 }, once: 2160 }),
    'What is the price of an X-401?',
  ],
  'h17-f-gooseneck-hours': [
    'How many hours to install one?',
    prices({ set: { gooseneck: 1 }, hours: 1.5 }),
    'How much is a gooseneck?',
  ],
  'h17-f-second-door': [
    'The back room of my studio has one more door. With one additional door, the monthly amount?',
    prices({ set: { 'base-sub': 1, 'add-door': 1 }, monthly: 36 }),
    'What is the base subscription per month?',
  ],
  'h17-f-sim-too': [
    'And the SIM card?',
    { says: [dollarsOf(12)], priced: { set: { 'sim-card': 1 }, monthly: 12 } },
    'What does a dedicated number cost per month?',
  ],
  'h17-f-enclosure': [
    'Hm, and the enclosure?',
    { says: [dollarsOf(500)], priced: { set: { 'vinyl-enclosure': 1 }, once: 500 } },
    'Tell me what a vinyl sign costs.',
  ],
  'h17-f-approve': [
    'Fine, and is that done on the spot or must an admin of yours nod to it?',
    says(told.approved),
    'I would rather not leave our chat lying around. May I get it erased?',
  ],
  'h17-f-year-chat': [
    'Suppose I forget all about asking. After what number of days does it disappear on its own?',
    says(told.days365),
    'Is there a way of removing the things I typed to Whisper?',
  ],
  'h17-f-guardian': [
    'She is sixteen, though. What does she need?',
    says(told.guardian),
    'May my little cousin use the service, she is eleven?',
  ],
  'h17-f-role': ['And who is Robin Latch?', says(/lead developer|builds/i), 'Who is Avery Hinge?'],
  'h17-f-keys-when': [
    'Any date for them yet?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'What are Invisible Keys?',
  ],
  'h17-f-pixels': [
    'How many megapixels has it?',
    admits('The make of the camera is not told.', { orSays: [told.optional] }),
    'Can a camera be added at the garage gate?',
  ],
  'h17-f-hold-sabbath': [
    'Friday evening it must stay open so that nobody need touch a phone. Can that be set?',
    says(told.holds),
    'I am secretary to a rabbi in Silver Spring.',
    'We have a gate to our parking lot.',
  ],
  'h17-f-both': [
    'Would the same sign serve for that as well?',
    says(/gates? and (for )?doors?|gates? or doors?|doors?/i),
    'I want it on my driveway gate.',
    'There is an entrance door at the workshop also.',
  ],
  'h17-f-abroad': [
    'So I could do it from Lisbon, on business?',
    says(told.fromAnywhere),
    'As a translator I travel a lot. Does the call come to my cell?',
  ],
  'h17-f-box-us': [
    'And compared with that, your own starting price?',
    says(told.onceAtAll),
    'How expensive is a traditional call box nowadays?',
  ],
  'h17-f-what-photo': [
    'once you have those, what happens next',
    says(told.professional),
    'Do I send you photos of my gate first?',
  ],
  'h17-f-camera-month': [
    'Six of them for the whole museum, per month?',
    prices({ set: { 'add-camera': 6 }, monthly: 36 }),
    'What does an additional camera cost each month?',
  ],
  'h17-f-help-word': [
    'And when I am merely stuck, what do I write then?',
    says(told.help),
    'Do I write STOP to be rid of your texts?',
  ],
})
