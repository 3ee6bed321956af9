/** Second questions, which mean nothing without the first. */
import { admits, labelled, prices, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const followUps = labelled('follow-up', {
  'p8-after-that': [
    'ok and after that, each month?',
    says(told.monthly47),
    'What does installation cost?',
  ],
  'p8-list-price-of-that': [
    "What's the list price on that?",
    prices({ set: { 'battery-backup': 1 }, once: 180 }),
    'Is there a battery backup?',
  ],
  'p8-vienna': ['what about Vienna', says(/Vienna/), 'Do you serve Reston?'],
  'p8-across-the-river': [
    'And across the river, in Foggy Bottom?',
    says(/Foggy Bottom/),
    'Do you serve Arlington?',
  ],
  'p8-longer': ['can I get it for longer', says(told.lifetime), 'How long is the warranty?'],
  'p8-make-it-stop': [
    'and how do I make them stop',
    says(told.stop),
    'Can you send me text messages?',
  ],
  'p8-who-else': ['Anyone else on the team?', says(told.developer), 'Who started the company?'],
  'p8-if-i-have-none': [
    "and if I don't have one myself?",
    says(worded.anyPhone),
    'What if the visitor has no smartphone?',
  ],
  'p8-for-how-long': ['for how long', says(told.days365), 'is this chat saved somewhere?'],
  'p8-who-sees': ['and who gets to see it', says(/admins/i), 'Is this conversation stored?'],
  'p8-what-does-it-need': [
    'so what DOES it need there?',
    says(told.power),
    'Do I need a phone line at the gate?',
  ],
  'p8-extra-or-included': [
    'Is that an extra, or does everybody get it?',
    says(told.optional),
    'Can trusted visitors have a code of their own?',
  ],
  'p8-today': ['can I have them today?', says(worded.notYet), 'What are Invisible Keys?'],
  'p8-three-of-those': [
    'and three of those?',
    prices({ set: { 'x-401': 3 }, once: 1620 }),
    'how much is an X-401?',
  ],
  'p8-with-post': [
    'And together with a wood post, what would the two come to?',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1 }, once: 300 }),
    'How much is a vinyl sign?',
  ],
  'p8-how-many-hours': [
    'How many hours does it last?',
    admits('How long the battery lasts is not said.', {
      never: [/2 (to|-) 4 hours|about 4 hours/i],
    }),
    'Do you have a battery backup?',
  ],
})
