/** Labels for the external services, and when they are polled. */
import { describe, expect, test } from 'vitest'
import {
  embedsNow,
  embeddingsLabel,
  modelLabel,
} from '../../../../client/admin/whisperSettings/serviceLabels'

const model = 'nomic-embed-text'
const refused = 0
const problem = 'status 503'

describe.each([
  [null, 'Off. Set EMBEDDINGS_MODEL', false],
  [{ model, refused, done: 0, of: 0 }, 'Starts with the next question', false],
  [{ model, refused, done: 64, of: 161 }, 'Embedding texts', true],
  [{ model, refused, done: 1_161, of: 1_161 }, 'All 1,161 texts embedded', false],
  [{ model, refused: 1, done: 160, of: 161 }, '160 of 161 texts embedded.', false],
  [
    { model, refused, done: 161, of: 161, problem },
    'status 503. For now, Whisper matches by words alone.',
    false,
  ],
  [
    { model, refused, done: 64, of: 161, problem },
    'words alone. 64 of 161 texts are embedded.',
    false,
  ],
])('embeddings with state %o', (embeddings, words, isUnderWay) => {
  test('are described', () => expect(embeddingsLabel(embeddings)).toContain(words))
  test(isUnderWay ? 'are polled' : 'are not polled', () =>
    expect(embedsNow(embeddings)).toBe(isUnderWay),
  )
})

test.each([
  [null, 'Off. Set LLM_URL and LLM_MODEL'],
  [{ name: 'm', spent: 0, daily: 500_000 }, '0 of 500,000 tokens used today'],
  [{ name: 'm', spent: 500_000, daily: 500_000 }, 'All of today’s 500,000 tokens are used up.'],
])('a language model %o is described', (one, words) => expect(modelLabel(one)).toContain(words))
