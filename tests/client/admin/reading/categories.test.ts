/** How often the suggested category is the one a person would choose. */
import { expect, test } from 'vitest'
import { seeds } from '#server/knowledge/seedKnowledge'
import type { Category } from '#shared/knowledge/rules'
import { suggestCategory } from '../../../../client/admin/reading/readers/suggestCategory'

/** Texts labelled by a person before the keywords were chosen. */
const labelled: [Category, title: string, content: string][] = [
  ['installation', 'How long does it take?', 'A technician needs about four hours at your gate.'],
  [
    'installation',
    'What we need from you',
    'Send photos of the gate. Power must be there before we mount the unit.',
  ],
  [
    'installation',
    'Wiring the opener',
    'Connect the two wires to the dry contact of the gate opener.',
  ],
  [
    'installation',
    'Before the appointment',
    'Clear the way to the post so that the installer can drill.',
  ],
  [
    'installation',
    'Mounting the sign',
    'The sign is screwed to a wooden post or hung from a gooseneck.',
  ],
  ['features', 'Calling the owner', 'A visitor scans the QR code and the owner’s phone rings.'],
  [
    'features',
    'Trusted visitors',
    'Regular guests get a code of their own or are recognized by caller ID.',
  ],
  [
    'features',
    'Holding the gate open',
    'Schedule the hours in which the gate stays open, such as for a party.',
  ],
  ['features', 'The Control Center', 'Managers see the log and add residents in the portal.'],
  ['features', 'Deliveries', 'Couriers scan the code like every other visitor.'],
  ['pricing', 'What does it cost?', 'Installation starts at $799.'],
  ['pricing', 'Paying', 'We send an invoice each month; you can pay by credit card.'],
  ['pricing', 'Warranty', 'One year is included. Lifetime coverage can be bought.'],
  ['pricing', 'Leaving', 'There is no contract: cancel at the end of any month.'],
  ['pricing', 'A second door', 'Each further door is $6 a month.'],
  [
    'technical',
    'When it is offline',
    'Restart the controller, then check the antenna and the signal.',
  ],
  ['technical', 'Encryption', 'Data is encrypted with AES-256, keys with RSA-4096.'],
  ['technical', 'Power', 'The unit takes 12 to 24 volts and draws 2 amps.'],
  ['technical', 'X-401', 'A controller with four relays and an LTE modem.'],
  ['technical', 'Weak coverage', 'A cell booster amplifies the signal where there is one bar.'],
]

test('at least nine in ten labeled texts get their category', () => {
  const wrong = labelled.filter(([wanted, title, text]) => suggestCategory(title, text) !== wanted)
  expect(wrong.length, wrong.map(([, title]) => title).join(', ')).toBeLessThanOrEqual(2)
})

test('the seed entries get their own category', () => {
  const suggested = seeds.map(({ title, content }) => suggestCategory(title, content))
  expect(suggested).toEqual(seeds.map(({ category }) => category))
})

test('text that fits no category gets "features"', () => {
  expect(suggestCategory('', 'Lorem ipsum.')).toBe('features')
})
