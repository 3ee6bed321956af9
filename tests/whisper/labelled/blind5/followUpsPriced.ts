/** Questions about prices that lean on what was asked before, reckoned by hand. */
import { dollarsOf, labelled, prices, says } from '../labelled'

export const followUpsPriced = labelled('follow-up', {
  'f-meant-four': [
    'sorry, I meant four of those',
    // 4 x 360
    prices({ set: { gooseneck: 4 }, once: 1440 }),
    'Price of a gooseneck?',
  ],
  'f-post-and-light': [
    'same but stood on a wood post, and lit by an LED kit',
    // 200 + 100 + 150
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1, 'led-kit': 1 }, once: 450 }),
    'What does one vinyl sign cost?',
  ],
  'f-two-more-doors': [
    'now with 2 additional doors on it, per month',
    // 30 + 2 x 6
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
    'What is the base subscription a month?',
  ],
  'f-whole-year': [
    'whats that for a whole year',
    {
      // 12 x 12
      ...says(dollarsOf(144)),
      priced: { set: { 'sim-card': 1 }, firstYear: 144 },
    },
    'How much is a SIM card per month?',
  ],
  'f-hours-for-it': [
    'And the hours to install it?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'List price of an X-432?',
  ],
})
