/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'e-and-every-month': [
    'and every month after that?',
    says(told.monthly47),
    'What do you charge to install it?',
  ],
  'e-is-that-all-in': [
    'is that with the labor or without',
    says(told.included),
    'how much is professional installation',
  ],
  'e-mine-is-old': [
    'mine is 12 years old and has buttons',
    says(/any phone|old (or new|one)|dial/i),
    'Which phones does it work with?',
  ],
  'e-my-guests-too': [
    'And my guests, do they need it?',
    says(told.noApp),
    'Do I need an app as the owner?',
  ],
  'e-potomac-next': ['Potomac as well?', says(/Potomac|Maryland/), 'Do you cover Great Falls VA?'],
  'e-leesburg-next': [
    'what about leesburg, its not much further',
    admits('Leesburg is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'Do you install in Ashburn?',
  ],
  'e-the-rest-of-us': [
    'And when do the rest of us get it?',
    says(told.year2026),
    'Which areas do you serve?',
  ],
  'e-how-do-they-get-it': [
    'ok how do they get in then without bothering me',
    says(told.trusted),
    'My gardener comes every Tuesday',
  ],
  'e-part-of-price': [
    'Is that in the price or on top?',
    says(told.optional),
    'Can the gate stay open on a schedule?',
  ],
  'e-longer-than-that': [
    'One year seems short. Anything longer?',
    says(told.lifetime),
    'What warranty do I get?',
  ],
  'e-how-long-good': [
    'Good, and how long can I sit on it?',
    says(told.days30),
    'Is the quote free?',
  ],
  'e-who-does-it': [
    'is that your own people or a subcontractor or me with a ladder',
    says(told.professional),
    'So roughly half a day of work at the gate, you said?',
  ],
  'e-what-do-you-need': [
    'What do you need from me before that?',
    says(/photo|power/i),
    'Who installs the system?',
  ],
  'e-delete-it': ['then delete it', says(told.erase), 'Is this chat saved somewhere?'],
  'e-who-reads': ['and who gets to read that?', says(told.read), 'Do you log our conversation?'],
  'e-and-text': [
    'Can I text that number or a different one?',
    says(told.supportText),
    'What is your phone number for a quote?',
  ],
  'e-when-that': ['So can I buy those today?', says(told.announced), 'What are Invisible Keys?'],
  'e-how-many-hours-backup': [
    'How many hours does it last?',
    admits('How long a battery lasts is not told.'),
    'Can I get a battery backup?',
  ],
  'e-which-brand-camera': [
    'Which brands?',
    admits('No brand of camera is told of.'),
    'Do you support cameras at the gate?',
  ],
  'e-founder-college': [
    'and which college was that, engineering school?',
    admits('Nothing of the founder’s education is told.'),
    'Who is the founder?',
  ],
  'e-x401-plus-battery': [
    'and together with a battery backup?',
    prices({ set: { 'x-401': 1, 'battery-backup': 1 }, once: 720 }),
    'How much is an X-401?',
  ],
  'e-two-of-them': [
    'we have an in and an out lane so double it. Sum?',
    prices({ set: { 'x-412': 2 }, once: 1480 }),
    'List price X-412',
  ],
  'e-a-whole-year': [
    'What would that be for a whole year?',
    {
      says: [dollarsOf(360)],
      priced: { set: { 'base-sub': 1 }, years: [1, 360] },
    },
    'How much is the base subscription?',
  ],
  'e-no-landline-either': [
    'No phone line either, is that a problem?',
    says(told.noLine),
    'There is power at the gate but no internet. Does it work?',
  ],
})
