/** Questions that lean on what was asked before: prices, terms, privacy. */
import { admits, labelled, prices, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const followUpsTerms = labelled('follow-up', {
  'c-each-battery': [
    'And with a battery backup for each of them?',
    prices({ set: { 'x-401': 2, 'battery-backup': 2 }, once: 1440 }),
    'List price for two X-401 controllers?',
  ],
  'c-make-it-three': [
    'Make it three.',
    prices({ set: { gooseneck: 3 }, once: 1080 }),
    'What is the price of one gooseneck stand?',
  ],
  'c-bigger-one': [
    'what if we take the X-432 instead',
    prices({ set: { 'x-432': 1 }, once: 1260 }),
    'how much is the X-412 controller',
  ],
  'c-first-year': [
    'So what is that over the first year?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
    'Base subscription and a SIM card, how much a month?',
  ],
  'c-hours-for-it': [
    'and how many hours of install time is that',
    prices({ set: { 'cell-booster': 1, 'vinyl-sign': 1 }, hours: 8 }),
    'price for one cell booster plus one vinyl sign',
  ],
  'c-cancel-fee': [
    'Is there a fee if we leave after two months?',
    admits('A fee for leaving is not told of.', { orSays: [told.noContract] }),
    'Do you have long-term contracts?',
  ],
  'c-gone-where': [
    'How long does what remains of it stay?',
    says(told.days30),
    'If my conversation is erased, is anything left of it?',
  ],
  'c-who-approves': [
    'And suppose the admin says no?',
    says(/reason/i),
    'How can I have this conversation erased?',
  ],
  'c-whose-lifetime': [
    'whose lifetime is meant, mine or that of the machine',
    admits('What lifetime means is not told.'),
    'is there a lifetime warranty',
  ],
  'c-extended-quote': [
    'We need two months. Would you extend it?',
    admits('An extension is not told of.', { orSays: [told.days30] }),
    'How long is a quote good for?',
  ],
  'c-which-ones': [
    'And which ones are those, by name?',
    says(told.cookies),
    'Does this site use cookies?',
  ],
  'c-what-photos': [
    'Of what, precisely?',
    says(either(/gate or door/, told.power)),
    'Is it right that I must send photos before you install?',
  ],
})
