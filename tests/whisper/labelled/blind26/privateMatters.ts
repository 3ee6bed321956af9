/** What belongs to one person, one account or one entrance: the sources hold none of it. */
import { admits, labelled } from '../labelled'

const reach = { orSays: [/202-555-014[234]|support@|contact|control center/i] }

export const privateMatters = labelled('private', {
  'h26-p-invoice': ['Why was I charged $61 in October?', admits('Bills are not here.', reach)],
  'h26-p-appointment': [
    'What time is your man coming to the curling club tomorrow?',
    admits('Appointments are not here.', reach),
  ],
  'h26-p-quote-state': [
    'Did Avery get to my quote request from last Thursday?',
    admits('Quotes are not here.', reach),
  ],
  'h26-p-neighbor-number': [
    'I need the phone number of the lady in unit 7, her package is with us.',
    admits('Numbers of others are not here.', reach),
  ],
  'h26-p-gate-code': [
    'courier here at the yacht basin, whats todays code',
    admits('Codes are not here.', reach),
  ],
  'h26-p-who-came': [
    'Who rang at the museum door last night around eleven?',
    admits('Entries are not here.', reach),
  ],
  'h26-p-change-number': [
    'The deacon bought a new cell, 503-555-0177. From tonight our chapel gate is to ring that one, please arrange it.',
    admits('Accounts are not here.', reach),
  ],
  'h26-p-password': [
    'I wrote my Control Center password on a seed packet and the dog ate it. Read it back to me, would you?',
    admits('Passwords are not here.', reach),
  ],
  'h26-p-warranty-mine': [
    'You put a unit in at the rink some winter or other. Up to what date is ours still under warranty?',
    admits('Contracts are not here.', {
      orSays: [
        /202-555-014[234]|support@|contact|control center|(1|one)[ -]year|warranty of 1 year/i,
      ],
    }),
  ],
  'h26-p-remove-ex': [
    'The divorce is final. Gary can still get in with his code at our place, so cancel him tonight.',
    admits('Accounts are not here.', reach),
  ],
  'h26-p-our-dealer': [
    'Which dealer put in the system at the Elm Court co-op?',
    admits('Dealers of customers are not here.', reach),
  ],
  'h26-p-hold-tonight': [
    'Until what hour is our rink gate set to stay open tonight?',
    admits('Settings are not here.', reach),
  ],
})
