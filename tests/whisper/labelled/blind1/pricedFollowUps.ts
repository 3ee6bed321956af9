/** Questions for a figure that lean on what was asked before. */
import { labelled, prices } from '../labelled'

export const pricedFollowUps = labelled('follow-up', {
  'b-one-backup': [
    'how much is one',
    prices({ set: { 'battery-backup': 1 }, once: 180 }),
    'What does the battery backup do?',
  ],
  'b-hours-x412': [
    'and the swap keeps your man busy for how many hours',
    prices({ set: { 'x-412': 1 }, hours: 4 }),
    'Our old X-412 burned out. What does a new one cost?',
  ],
  'b-three-more-doors': [
    'and with three additional doors?',
    prices({ set: { 'base-sub': 1, 'add-door': 3 }, monthly: 48 }),
    'How much is the base subscription a month?',
  ],
  'b-make-it-four': [
    'Make it four',
    prices({ set: { 'led-kit': 4 }, once: 600 }),
    'What does an LED kit cost?',
  ],
  'b-both-together': [
    'both together then',
    prices({ set: { gooseneck: 1, 'vinyl-sign': 1 }, once: 560 }),
    'Price of a gooseneck?',
    'And of a vinyl sign?',
  ],
})
