/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'g-and-monthly': [
    "fine, that's once. And what comes after that, each month?",
    says(told.monthly47),
    'What does it cost to have it installed?',
  ],
  'g-mclean-too': [
    'And my office in McLean?',
    says(/McLean|Northern Virginia/),
    'I live in Falls Church, do you come there?',
  ],
  'g-leesburg-then': [
    'what about Leesburg then',
    admits('Leesburg is not on the list.', { orSays: [/DC metro|ask us|contact us/i] }),
    'do you cover Ashburn',
  ],
  'g-grandpa': [
    'And my grandpa? His has a rotary dial.',
    says(/any phone|landline|old (or|phone|one)|dial/i),
    'Do visitors need a smartphone?',
  ],
  'g-is-that-extra': [
    'Does that cost extra?',
    says(told.optional, told.camera),
    'Could I hook a camera up to it?',
  ],
  'g-how-many-hours': [
    'how many hours will they need for it',
    says(told.hours),
    'Who does the installation?',
  ],
  'g-myself': [
    "I'm handy, could I not do it on my own?",
    says(told.professional),
    'how long does installation take',
  ],
  'g-longer': [
    'can that be made longer?',
    says(told.lifetime),
    'Hi, what warranty do you give on the equipment?',
  ],
  'g-who-codes': [
    'and the one who does the programming?',
    says(told.developer),
    'Who is the founder?',
  ],
  'g-then-deleted': [
    'And I can have it wiped before that?',
    says(told.erase),
    'Do you save these chats?',
    'For how long?',
  ],
  'g-read-by': ['who reads them', says(told.read), 'are the messages in this chat stored'],
  'g-when-there': [
    'When will it be?',
    admits('No date of the app is told.', { orSays: [told.announced, /\bapp\b/i] }),
    'Is there an app for iPhone I could use as the owner?',
  ],
  'g-what-number': ['Which number is that?', says(told.quotePhone), 'How do I get a quote?'],
  'g-or-write': [
    "I'd rather write. Where to?",
    says(/support@visitoraccess\.example|202-555-0143/),
    'Can I call you with a problem?',
  ],
  'g-at-night': ['even at night?', says(told.always), 'Can I text support?'],
  'g-how-last': [
    'For how many hours does it last?',
    admits('How long the battery lasts is not told.'),
    'What happens in a blackout?',
  ],
  'g-turn-off': ['how do i turn them off', says(told.stop), 'will you be sending me text messages'],
  'g-no-signal-there': [
    "And what if we're in a dead spot?",
    says(/coverage|booster/i),
    'Does it need cell signal at the gate?',
  ],
  'g-dig': [
    'So nobody has to dig up the lawn for a cable?',
    says(told.noLine),
    'What does the system need at the gate?',
  ],
  'g-mailman': [
    "and the mailman, he doesn't have my number",
    says(told.scanOrDial),
    'How do my friends get in?',
  ],
  'g-cheaper': [
    'Is that cheaper than a call box?',
    says(/2,?000/),
    'What do you charge for a basic installation?',
  ],
  'g-color-sign': [
    'what colors does it come in?',
    admits('Colors of the sign are not told.'),
    'What do visitors see at the entrance?',
  ],
  'g-fake-photo': [
    'But what if somebody takes a picture of it?',
    says(/holds no key|call you|opens nothing|only lets the visitor ask/i),
    'What is on the sign?',
  ],
  'g-who-installer-name': [
    "What's the name of the guy who would come?",
    admits('No installer is named.'),
    'Who installs it, you or me?',
  ],
  'g-sure': [
    'And nobody can cancel me for five years or so either, I am not bound?',
    says(told.noContract),
    'Tell me about the pricing.',
  ],
  'g-smart': [
    'thanks. And what about Alexa?',
    says(told.announced, /smart[- ]home|integration/i),
    'Can I connect a camera?',
  ],
  'g-two-of-them': [
    'Hmm, we have both sides of the drive. Make that a pair.',
    prices({ set: { gooseneck: 2 }, once: 720 }),
    'What is the list price of one gooseneck?',
  ],
  'g-plus-led': [
    'add an LED kit to that please',
    prices({ set: { 'vinyl-sign': 1, 'led-kit': 1 }, once: 350 }),
    'How much for one vinyl sign?',
  ],
  'g-per-year': [
    'and that for a whole year?',
    { says: [dollarsOf(504)], priced: { set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 } },
    'base subscription plus a SIM card, what is that per month?',
  ],
  'g-hours-that': [
    'How long would those take to install?',
    prices({ set: { 'x-412': 1, 'sms-io': 1 }, hours: 6 }),
    'What is the list price of an X-412 with SMS I/O?',
  ],
  'g-your-cost': [
    'And what does the dealer pay for it?',
    admits('What a dealer pays is secret.', { never: [dollarsOf(370)] }),
    'List price of the X-412?',
  ],
})
