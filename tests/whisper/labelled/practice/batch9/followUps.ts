/** Second and third questions, which lean on the ones before. */
import { admits, labelled, prices, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const followUps = labelled('follow-up', {
  'p9-and-to-text': ['and to text?', says(told.supportText), 'What number do I call for a quote?'],
  'p9-explain-rsa': [
    'And the RSA one, what sort is that?',
    says(/pair of keys|one public|public and (one )?private/i),
    'Which encryption do you use?',
  ],
  'p9-lifetime-monthly': [
    'how much a month is that',
    prices({ set: { 'lifetime-warranty': 1 }, monthly: 30 }),
    'Is there a lifetime warranty?',
  ],
  'p9-for-power-cuts': [
    'good. and something for when the electricity fails?',
    says(told.battery),
    'Can a camera be added?',
  ],
  'p9-bowie': ['so do you come out here?', says(/Bowie/), 'We just moved to Bowie.'],
  'p9-until-then': [
    'And until then, where are you?',
    says(/dc metro|northern virginia/i),
    'When do you expand nationwide?',
  ],
  'p9-then-what': [
    'Then what do I do when it rings?',
    says(/verif|check who|talks? to the visitor/i),
    'How is a visitor connected to me?',
  ],
  'p9-both-together': [
    'both of them together then, per month?',
    prices({ set: { 'sim-card': 1, 'base-sub': 1 }, monthly: 42 }),
    'What is the SIM card a month?',
    'and the base subscription?',
  ],
  'p9-how-long-that': [
    'and how many hours to install that one?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'How much is the X-432?',
  ],
  'p9-get-rid-of-mine': ['can I get rid of mine', says(worded.erase), 'Who reads these chats?'],
  'p9-setup-then': [
    'fine, and what do I pay to have it put in?',
    says(worded.once),
    'Is there a long-term contract?',
  ],
  'p9-how-soon': [
    'how soon could you be here',
    admits('No dates are told.', { never: [/\b2026\b/] }),
    'Do you install in Great Falls?',
  ],
  'p9-how-many-handed-out': [
    'How many of those can I hand out at most?',
    admits('No limit is told.'),
    'Can trusted visitors have codes of their own?',
  ],
  'p9-which-month': [
    'in which month does it come out?',
    admits('No date of the app is told.', { never: [/\b2026\b/] }),
    'Will there be a native app?',
  ],
  'p9-shaw': [
    "that's in Shaw btw, is it even in your zone",
    says(/Shaw/),
    'hi',
    'Can it open the entrance door of a condo?',
  ],
  'p9-board-declines': [
    'And if my board declines, do we owe you for it?',
    says(told.free),
    'How do I get a quote for our gates?',
  ],
})
