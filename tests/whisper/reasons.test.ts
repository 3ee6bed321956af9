/** What admins are shown of an answer is what the calls declare of it, live as when it is loaded. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { Answer } from '#shared/whisper/answer'
import { knownPassages } from './known'

const questions = [
  'What does it cost?',
  'What do you do with the data of children?',
  'Who is in your team?',
  'How long is a conversation kept?',
  'What would two gates cost?',
]

test.each(questions)('%s', async (text) => {
  const answer = await createBrain(knownPassages).answer({ text, history: [] })
  expect(answer.why.passages.length).toBeGreaterThan(0)
  expect(Answer.parse(answer)).toEqual(answer)
})
