/** A knowledge base of any size, the same on each run: ordinary words about made-up things. */
import type { Entry } from '#shared/knowledge/entry'

const vocabulary =
  'gate door visitor owner phone power battery camera sign code call install price month warranty cellular signal relay controller post cable bracket garden street parking resident tenant manager office delivery schedule evening weekend holiday winter summer repair replace manual setting volume brightness notification language account invoice payment address invitation keypad hinge motor sensor light cover paint screw drill ladder inspection permit insurance discount upgrade export report history'.split(
    ' ',
  )

export function manyEntries(count: number): Entry[] {
  let seed = 42
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const word = () => `${vocabulary[next(vocabulary.length)]}`
  const sentence = () =>
    `The ${Array.from({ length: 11 }, word).join(' ')} model${next(400)} is here.`
  return Array.from({ length: count }, (_, index) => ({
    id: `entry-${index}`,
    category: 'technical',
    title: `${word()} ${word()} ${index}`,
    content: Array.from({ length: 4 }, () => `${sentence()} ${sentence()}`).join('\n\n'),
    tags: [word(), word()],
    sections: [],
    lastUpdated: '2025-06-03T00:00:00.000Z',
    version: 1,
  }))
}
