/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h24-f-standard': [
    'Comes with every one, or do I pick it separately?',
    says(told.optional),
    'Our planetarium would love a camera at the entry. Is that something you do?',
  ],
  'h24-f-reston': [
    'and reston',
    says(/Reston|Northern Virginia/),
    'Do you work in Falls Church? I trim trees there.',
  ],
  'h24-f-purcellville': [
    'My second orchard lies by Purcellville. Would you come there as well?',
    admits('Purcellville is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
    'Ashburn, where my first orchard is, do you serve it?',
  ],
  'h24-f-after-year': [
    'What may I buy for the time afterwards?',
    says(told.lifetime),
    'Tell a cobbler how long your warranty is.',
  ],
  'h24-f-labor-in': [
    'With the work of putting it in, or is that on top?',
    says(told.included),
    'What do I pay for it, professionally installed?',
  ],
  'h24-f-per-month': [
    'OK so much for the start. And monthly?',
    says(told.monthly47),
    'At what amount does professional installation begin?',
  ],
  'h24-f-locked': [
    'Am I bound to it for years?',
    says(told.noContract),
    'What does the service cost each month for a stamp club room?',
  ],
  'h24-f-expire': [
    'When does it run out once I hold it in my hand?',
    says(told.days30),
    'How do I get a quote for our cooking school?',
  ],
  'h24-f-number-it': [
    'Could you give me the number for that?',
    says(told.quotePhone),
    'I would like a free quote for two pasture gates.',
  ],
  'h24-f-write-instead': [
    'I stutter on the phone. May I write to you instead, where?',
    says(/support@visitoraccess\.example|202-555-0143/),
    'How can I contact support?',
  ],
  'h24-f-no-camera-phone': [
    'Hers has no camera. What now?',
    says(told.dial),
    'My aunt visits on Sundays.',
    'Does she just scan the QR code?',
  ],
  'h24-f-far-off': [
    'And if I am in Ohio that week?',
    says(told.fromAnywhere),
    'When a client comes to my chiropractic office, who lets him in?',
  ],
  'h24-f-outage': [
    'Can something be added against that?',
    says(told.battery),
    'Does it run on power?',
    'We lose power quite often by the creek.',
  ],
  'h24-f-wire-then': [
    'So does an internet cable have to go there?',
    says(told.noLine),
    'What does the gate need for installation?',
  ],
  'h24-f-how-long-work': [
    'how long is he busy with it',
    says(told.hours),
    'Who installs it, a professional?',
  ],
  'h24-f-which-codes': [
    'The other one, with the pair of keys, what was that called?',
    says(told.rsa),
    'You use AES-256, right?',
  ],
  'h24-f-when-country': [
    'For which year is that announced?',
    says(told.year2026),
    'Do you go nationwide some day? My brother runs a marina in Maine.',
  ],
  'h24-f-keys-today': [
    'I have a scheduled guest this afternoon, can one be made for her?',
    says(told.announced),
    'Tell a fencing teacher about those Invisible Keys.',
  ],
  'h24-f-kid-12': [
    'my grandson is 16 though',
    says(/guardian|consent|under 18/i),
    'Are children under 13 allowed to use the service?',
  ],
  'h24-f-sooner-gone': [
    'I do not want to wait so long. What can I do?',
    says(/sooner|delete|erase/i),
    'When is my conversation with Whisper deleted?',
  ],
  'h24-f-two-of-them': [
    'We need two of those',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'What is the price of an X-401?',
  ],
  'h24-f-enclosure-instead': [
    'And the enclosure in place of that?',
    { says: [dollarsOf(500)], priced: { set: { 'vinyl-enclosure': 1 }, once: 500 } },
    'How much is the vinyl sign?',
  ],
  'h24-f-sim-too': [
    'Put a SIM card on top. Monthly sum?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'What is the base subscription a month?',
  ],
  'h24-f-booster-time': [
    'And how many hours of installing is it?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'What would a cell booster cost for our tree farm?',
  ],
  'h24-f-three-kits': [
    'three of them?',
    { says: [dollarsOf(450)], priced: { set: { 'led-kit': 3 }, once: 450 } },
    'Price of the LED kit please',
  ],
  'h24-f-battery-age': [
    'After how many years would it need replacing?',
    admits('The life of a battery is not told.', { orSays: [/202-555-014[234]|warranty/i] }),
    'You offer a battery backup, yes?',
  ],
  'h24-f-camera-night': [
    'Does it see in the dark?',
    admits('What a camera can do is not told.'),
    'Can you integrate a camera?',
    'The alley behind my shop is black at night.',
  ],
  'h24-f-founder-past': [
    'Is that a person with a background in locks, or in phones?',
    admits('The background is not told.'),
    'Our newsletter needs the founder of your company, please.',
  ],
  'h24-f-pay-card': [
    'Do you take Discover for it?',
    admits('Ways of paying are not told.'),
    'How much does the service cost monthly?',
  ],
  'h24-f-app-when': [
    'The season starts in March. Will it have arrived by then?',
    admits('No date is told.', { orSays: [told.announced] }),
    'I heard rumors of a native app for our tree farm.',
  ],
})
