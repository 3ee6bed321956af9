/** Which last words of a visitor leave nothing for a teammate to answer. */
import { expect, test } from 'vitest'
import { isClosing } from '#server/chat/handover/closingWords'

const after = (text: string) => (words: string) =>
  isClosing(words, { text, teammate: { id: 'dana', name: 'Dana Reyes' } })

test.each([
  ...['Thanks, bye', 'Thank you so much!', 'THANKS DANA 👍', 'ok', 'Great, see you on Tuesday!'],
  ...['👍', 'Perfect. Have a nice day', 'No, thank you. Good bye.', 'got it, that’s all', 'thx'],
])('after a teammate’s message, %s closes the matter', (words) => {
  expect(after('We come on Tuesday.')(words)).toBe(true)
})

test.each([
  ...['Thanks, and when do you come', 'Thanks. Is Dana coming?', 'No', 'No, Wednesday', 'Hi', '?'],
  ...['Thank you but it does not open', 'ok then it is broken', '', '[1 photo]', 'Dana', 'Tuesday'],
])('after a teammate’s message, %s doesn’t close the matter', (words) => {
  expect(after('We come on Tuesday.')(words)).toBe(false)
})

test('after a question, only thanks or a goodbye alone closes the matter', () => {
  const asked = after('Can we come on Tuesday?')
  expect(['No, thanks', 'Thanks, bye', 'Bye'].map(asked)).toEqual([true, true, true])
  const answers = ['Yes', 'Ok', 'Ok, thanks', 'Perfect, thank you', 'Yes, thanks', '👍', 'No']
  expect(answers.map(asked)).toEqual(answers.map(() => false))
})
