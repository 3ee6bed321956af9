/** Which places are ours, and what is said of those that are not. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { passagesOf } from '#server/whisper/passages'
import { townsIn } from '#server/whisper/topics/towns'
import { words } from '#server/whisper/words/fold'
import { knownPassages } from './known'

const brain = createBrain(knownPassages)
const said = async (text: string, ...before: string[]) => {
  const history = before.map((question) => ({ question, answer: '' }))
  return (await brain.answer({ text, history })).text
}

test.each([
  ['Do you cover Cleveland Park?', [['cleveland', 'park']]],
  ['Cleveland, Ohio', []],
  ['Vienna, Austria', []],
  ['from Reston to Falls Church', [['reston'], ['falls', 'church']]],
])('%s', (text, expected) => {
  expect(townsIn(words(text))).toEqual(expected)
})

test('a place that is none of ours gets no list of towns that leaves it out', async () => {
  for (const text of [
    'What about Baltimore?',
    'Herndon, VA. Yes or no?',
    'We are in Springfield, Illinois. Do you come here?',
  ]) {
    expect(await said(text), text).toContain('Ask us about any other area')
    expect(await said(text), text).not.toContain('Bethesda')
    expect(await said(text), text).not.toContain('Ashburn')
  }
  expect(await said('What about Baltimore?', 'Do you go to Silver Spring?')).not.toContain('Bowie')
})

test('two of ours, named before the question, are both told', async () => {
  const reply = await said('I own houses in Fairfax and in Rockville. Do you work in both?')
  expect(reply).toContain('Fairfax')
  expect(reply).toContain('Rockville')
})

test('what an admin wrote of a place comes first, also in another language', async () => {
  const taught = createBrain([
    ...passagesOf({
      ...{
        id: 'taught',
        category: 'features',
        title: 'Baltimore',
        tags: [],
        sections: [],
        version: 1,
      },
      content:
        'Baltimore: from May on. Baltimore: ¿cuándo hay instalación en mi puerta? Desde mayo.',
      lastUpdated: '2025-06-03T00:00:00.000Z',
    }),
    ...knownPassages,
  ])
  for (const text of ['Will you come to Baltimore?', '¿Cuándo hay instalación en Baltimore?']) {
    expect((await taught.answer({ text, history: [] })).text, text).toContain('from May')
  }
})
