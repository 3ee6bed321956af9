/** What was written for one question answers that question, whatever else would fit. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { pagePassages } from '#server/whisper/pagePassages'
import { passagesOf } from '#server/whisper/passages'

const taught = (title: string, content: string) =>
  createBrain([
    ...passagesOf({
      ...{ id: 'taught', category: 'features', title, content, tags: [], sections: [], version: 1 },
      lastUpdated: '2025-06-03T00:00:00.000Z',
    }),
    ...pagePassages('365 days'),
  ])
const ask = (brain: ReturnType<typeof taught>, text: string) => brain.answer({ text, history: [] })

test.each([
  // Admitted without it: of taxes nothing is known, and bills are private.
  'How much sales tax will be on my bill?',
  // Answered otherwise without it.
  'Do you serve Baltimore?',
  'hello',
])('%s: its own answer is said, by its heading or its title', async (question) => {
  for (const brain of [
    taught('Anything', `## ${question}\n\nZorbly is what we say.`),
    taught(question, 'Zorbly is what we say.'),
  ]) {
    for (const text of [question, ` ${question.toUpperCase().replace('?', '')}!`]) {
      const answer = await ask(brain, text)
      expect(answer).toMatchObject({ text: 'Zorbly is what we say.', confidence: 1 })
      expect(answer.why).toMatchObject({ madeBy: 'passages', passages: [{ id: 'taught/1' }] })
    }
  }
})

test('a question in other words, and one without words, is answered as ever', async () => {
  const brain = taught('?!', 'Zorbly is what we say.')
  expect((await ask(brain, 'Do you serve Baltimore?')).text).not.toContain('Zorbly')
  expect((await ask(brain, '...')).text).not.toContain('Zorbly')
})
