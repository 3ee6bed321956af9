/** Questions that lean on what was asked before: the service, the terms, a place, a sum. */
import { admits, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'd-and-setup': [
    'And the installation itself?',
    says(told.onceAtAll),
    'how much is the service every month',
  ],
  'd-then-monthly': [
    'then every month?',
    says(told.monthly47),
    'What does it cost to have it installed?',
  ],
  'd-and-potomac': ['Potomac as well?', says(/Potomac/), 'Do you cover Chevy Chase?'],
  'd-what-about-baltimore': [
    'what about Baltimore',
    admits('Baltimore is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'do you go to Silver Spring',
  ],
  'd-whole-country-when': [
    'so when does everyone else get it?',
    says(told.year2026),
    'Which areas do you serve today?',
  ],
  'd-is-it-standard': [
    'do I get this in the normal package or pay on top',
    says(told.optional),
    'can trusted visitors have a code of their own?',
  ],
  'd-lead-dev': ['And the lead developer?', says(told.developer), "What's your founder's name?"],
  'd-kept-then': [
    'And afterwards, does it get thrown away at some point?',
    says(told.days365),
    'is this chat logged?',
  ],
  'd-by-whom-read': ['who sees it then', says(/admins?/i), 'do you log what I write here'],
  'd-get-rid-early': [
    'and if I want it gone tomorrow',
    says(told.erase),
    'How long is my conversation kept?',
  ],
  'd-longer-cover': [
    'Only that? My fridge had five. Anything better you could offer?',
    says(told.lifetime),
    'How long is the warranty on it?',
  ],
  'd-no-camera-phone': [
    "And the ones who don't have a camera on theirs?",
    says(told.dial),
    'How does a visitor use the QR code?',
  ],
  'd-do-i-need-one': [
    'what about me, the owner, do I?',
    says(told.noApp),
    'Do visitors need an app to get in?',
  ],
  'd-why-not-line': [
    'How on earth does the call reach me without one then?',
    says(told.cellular),
    'Do I need a phone line at the gate?',
  ],
  'd-second-step': [
    'who does the second step',
    says(told.professional),
    'What are the three steps of the installation?',
  ],
  'd-how-long-there': [
    'how long will he be here for',
    says(told.hours),
    'Who installs the system, you or me?',
  ],
  'd-valid-until': [
    'ok, and it stays good for how long?',
    says(told.days30),
    'How do I get a quote?',
  ],
  'd-text-that-one': [
    'can I text that one?',
    says(/voice only|no text messages|202-555-0143/i),
    'What is the support phone number for voice calls?',
  ],
  'd-out-again': [
    'and if later on I would rather not get texts from you any more?',
    says(told.stop),
    'May I text you with a question?',
  ],
  'd-invisible-when': [
    'can I order those already?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'd-hers-too': [
    'what about our fifteen year old, if we allow it?',
    says(/parent or guardian|under 18|consent/i),
    'Is there a minimum age for using it?',
  ],
  'd-which-dates': [
    'spring or fall of it?',
    admits('Only the year is announced.', { orSays: [told.year2026] }),
    'When are you going to be in all fifty states?',
  ],
  'd-battery-lasts': [
    'and for what length of time would it keep us going',
    admits('How long the battery lasts is not told.', { never: [/(4|four) hours/i] }),
    'Is there something for the gate when the lights go out?',
  ],
  'd-camera-brand': [
    'Which makes of those do you support?',
    admits('No brand of camera is named.'),
    'Can I have a camera integrated?',
  ],
  'd-haggle': [
    'any chance to haggle on that?',
    admits('No discounts are told.'),
    'How much is professional installation?',
  ],
  'd-saturday': [
    'Would your guys come on a Saturday for it?',
    admits('No days of work are told.'),
    'how long does the install take',
  ],
  'd-founder-age': [
    'how old is that person',
    admits('The age of the founder is not told.'),
    'Who is the founder of Visitor Access?',
  ],
  'd-two-of-those': [
    'and for two of those?',
    prices({ set: { 'x-412': 2 }, once: 1480 }),
    'What does one X-412 cost?',
  ],
  'd-with-led': [
    'Add an LED kit to that, what is the total?',
    prices({ set: { gooseneck: 1, 'led-kit': 1 }, once: 510 }),
    'How much is a gooseneck?',
  ],
  'd-make-it-six': [
    'make it six',
    prices({ set: { 'vinyl-sign': 6 }, once: 1200 }),
    'price of a vinyl sign please',
  ],
  'd-hours-for-them': [
    'how many hours to install both?',
    prices({ set: { 'x-401': 1, 'wireless-relay': 1 }, hours: 5 }),
    'What do an X-401 and a wireless relay cost together?',
  ],
  'd-first-year-then': [
    'and for the first year, if I add up all twelve payments?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
    'What are a base subscription and a SIM card per month?',
  ],
})
