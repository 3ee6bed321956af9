/** The seed entries say what the specification says, and nothing about dealer costs. */
import { expect, test } from 'vitest'
import { seeds } from '#server/knowledge/seedKnowledge'
import { Entry } from '#shared/knowledge/entry'

const contentOf = (id: string) => seeds.find((seed) => seed.id === id)?.content ?? ''

test('there are three seed entries in the specified categories', () => {
  const made = seeds.map((seed) =>
    Entry.parse({ ...seed, lastUpdated: '2025-06-03T00:00:00.000Z', version: 1 }),
  )
  expect(made.map(({ id, category }) => [id, category])).toEqual([
    ['basic-info', 'features'],
    ['installation', 'installation'],
    ['pricing', 'pricing'],
  ])
})

test.each([
  ['pricing', ['$799', '$47', '$340', '$2,000', '$4,000', '1-year', 'lifetime', '30 days']],
  ['pricing', ['pay-as-you-use', 'no long-term contracts', 'free', 'included']],
  [
    'installation',
    ['2 to 4 hours', 'about 4 hours', 'power', 'photos', 'professional', 'included'],
  ],
  ['installation', ['without power', 'without cellular coverage', 'underwater']],
  ['basic-info', ['gates and doors', 'intercom', 'owners', 'small businesses', 'residents']],
  ['basic-info', ['QR code', 'dials', 'remotely', 'No app', 'any phone', '3G', 'Control Center']],
  ['basic-info', ['camera', 'battery backup', 'gate holds', 'unique code', 'caller-ID']],
  ['basic-info', ['AES-256', 'RSA-4096', 'patent', '24/7', 'logged', 'STOP', 'HELP']],
  ['basic-info', ['Northern Virginia', 'Washington DC', 'Maryland', '2026', '202-555-0142']],
  ['basic-info', ['Invisible Keys', 'smart notifications', 'multi-user', 'advanced controls']],
  ['basic-info', ['native app', 'AI assistant', 'smart-home', 'advanced analytics']],
])('the seed entry %s contains %s', (id, facts) => {
  for (const fact of facts) expect(contentOf(id)).toContain(fact)
})

test('seed entries contain no amounts other than the public prices', () => {
  const amounts = seeds.flatMap(({ content }) => content.match(/\$[\d,.]*\d/g) ?? [])
  expect(new Set(amounts)).toEqual(new Set(['$799', '$47', '$340', '$2,000', '$4,000']))
})
