/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h21-f-camera-cost-std': [
    'So it is not standard?',
    says(told.optional),
    'Can I get a camera with it for the pottery shed?',
  ],
  'h21-f-falls-church': [
    'My other shop sits in Falls Church, how about there?',
    says(/Falls Church|Northern Virginia/),
    'I restore Studebakers in Reston, is that served?',
  ],
  'h21-f-potomac-too': [
    'Potomac as well then?',
    says(/Potomac|Maryland/),
    'Are you in Chevy Chase?',
    'I board dogs.',
  ],
  'h21-f-leesburg': [
    'hmm, then Leesburg maybe',
    admits('Leesburg is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
    'Is Ashburn one of your places?',
  ],
  'h21-f-longer': [
    'Can that be made longer?',
    says(told.lifetime),
    'Our board asks how long the warranty is.',
  ],
  'h21-f-labor-in': [
    'Is putting it in part of that, or extra?',
    says(told.included),
    'What do I pay in the beginning for a kennel gate?',
  ],
  'h21-f-monthly-after': [
    'Okay, and what do we owe month by month once it is up?',
    says(told.monthly47),
    'At how much do you begin for professional installation at our stable?',
  ],
  'h21-f-number-it': [
    'Then which digits shall our secretary dial for one?',
    says(told.quotePhone),
    'How do I get a quote for our temple gate?',
  ],
  'h21-f-cost-anything': [
    'Does that cost anything?',
    says(told.free),
    'Can I get a quote for a studio door?',
  ],
  'h21-f-valid-until': [
    'Do those figures hold until our August assembly, or how many days?',
    says(told.days30),
    'So you send me a quote, with every item on it?',
  ],
  'h21-f-without-smart': [
    'He has no smartphone. How does he do it?',
    says(/dial/i),
    'My brother will visit our gravel pit. How does he call me?',
  ],
  'h21-f-when-blackout': [
    'Our block loses that a lot. Something for it?',
    says(told.battery),
    'Is power at the bakery dock a must for your system?',
  ],
  'h21-f-no-wire': [
    'and some old telephone wire, still required?',
    says(told.noLine),
    'Do you require an internet line at the paintball field?',
  ],
  'h21-f-by-whom': [
    'Fine by me. Which sort of person shows up to do the work?',
    says(told.professional),
    'About how much time does the installation at a sculpture yard take?',
  ],
  'h21-f-how-long-it': [
    'How long are they there?',
    says(told.hours),
    'Is it a professional who installs it?',
  ],
  'h21-f-when-app': [
    'what date can my players expect it',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'Did you ever release a native app?',
  ],
  'h21-f-two-gooseneck': [
    'Make that two, please.',
    { says: [dollarsOf(720)], priced: { set: { gooseneck: 2 }, once: 720 } },
    'What does a gooseneck cost?',
  ],
  'h21-f-led-instead': [
    'Then for the glow around it after sunset, that LED kit?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
    'Quote me the vinyl sign for a honey stand.',
  ],
  'h21-f-five-sims': [
    'We would need five.',
    prices({ set: { 'sim-card': 5 }, monthly: 60 }),
    'What is the monthly price of a SIM card?',
  ],
  'h21-f-hours-that': [
    'Your crew would need what amount of hours on that one?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'How much is an X-432?',
  ],
  'h21-f-who-reads': [
    'And who exactly are those people?',
    says(/admins/i),
    'Does anyone at your company read what I write to Whisper?',
  ],
  'h21-f-how-long-kept': [
    'Then when do such logs finally vanish?',
    says(told.days365),
    'Are my conversations with Whisper logged?',
  ],
  'h21-f-sixteen': [
    'My granddaughter turned sixteen Tuesday, is she allowed?',
    says(/guardian|consent|under 18/i),
    'Is the service for children?',
  ],
  'h21-f-where-video': [
    'Point me to the spot where I can watch it, please.',
    says(told.video),
    'My chess partner swears there is a demonstration video.',
  ],
  'h21-f-text-or': ['I would rather text.', says(told.supportText), 'How do I reach support?'],
  'h21-f-stop-them': [
    'My plan is prepaid. What do I send back so they quit coming?',
    says(told.stop),
    'I agreed to text messages on that form of yours.',
  ],
  'h21-f-others': [
    'Name me your remaining extras too.',
    says(told.camera, told.battery, told.trusted),
    'Are scheduled gate holds optional?',
  ],
  'h21-f-basic-less': [
    'Basic would do for us, so what does that run?',
    says(told.basic340),
    'A professional installation starts at what price?',
  ],
  'h21-f-code-number': [
    'How many people can have one?',
    admits('The number of trusted visitors is not told.', { orSays: [told.trusted] }),
    'Can trusted visitors at our student house get a unique code?',
  ],
  'h21-f-camera-brand': [
    'Which brand is it?',
    admits('Brands of cameras are not told.', { orSays: [told.camera] }),
    'Can you add a camera at the condo?',
  ],
})
