/** What is asked next, and means little without what came before. */
import { admits, labelled, prices, says } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const followUps = labelled('follow-up', {
  't10-even': ['even out in Gaithersburg?', says(/Gaithersburg/), 'Do you work in Maryland at all'],
  't10-runs-out': ['and once that has run out?', says(told.lifetime), 'What warranty is there?'],
  't10-today': [
    'Lovely. Could I have that by Christmas?',
    says(accepted.notYet),
    'What are Invisible Keys?',
  ],
  't10-flip': [
    'ok but his is a cheap one without a camera',
    says(/\bdial|any phone/i),
    'how does the gardener get in when we are out',
  ],
  't10-how-long': ['For how long?', says(told.days365), 'Do you save what I write in this chat?'],
  't10-then-monthly': [
    'hm. and then every month?',
    says(told.monthly47),
    'What does professional installation cost?',
  ],
  't10-rid': [
    "I'm not comfortable with that, how do I get rid of it",
    says(/erase|delete/i),
    'Are our conversations logged?',
  ],
  't10-codes': [
    'And who writes the code for it?',
    says(told.developer),
    'Who founded this company?',
  ],
  't10-listed-price': [
    'How much is one on the price list?',
    prices({ set: { 'battery-backup': 1 }, once: 180 }),
    'We lose power a lot.',
    'So there is a battery backup?',
  ],
  't10-make-three': [
    'Make it three of them, please.',
    prices({ set: { 'x-401': 3 }, once: 1620 }),
    'What is the price of an X-401?',
  ],
  't10-in-dark': [
    'does it see anything at night tho',
    admits('What a camera sees at night is not said.', { orSays: [/LED kit|lights the sign/i] }),
    'can i have a camera with it',
  ],
  't10-speak': [
    'I hate typing on glass. Can I speak with someone about it instead?',
    says(told.phone),
    'How do I get support?',
  ],
  't10-handy': [
    'Would I have to do any of that work with my own two hands?',
    says(told.professional),
    'How long does it take to put in?',
  ],
  't10-one-more-door': [
    'and with a second door on top of that one?',
    prices({ set: { 'base-sub': 1, 'add-door': 1 }, monthly: 36 }),
    'Price of the base subscription?',
  ],
})
