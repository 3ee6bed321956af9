/** What leans on what was said before it, in the messages before or in the same message. */
import { expect, test } from 'vitest'
import { createBrain } from '#server/whisper/brain'
import { knownPassages } from './known'

const brain = createBrain(knownPassages)

/** The last of them, with what Whisper answered to those before it. */
async function talk(...messages: string[]): Promise<string> {
  const history: { question: string; answer: string }[] = []
  for (const question of messages) {
    const { text } = await brain.answer({ text: question, history })
    history.push({ question, answer: text })
  }
  return history.at(-1)?.answer ?? ''
}

test('what is announced cannot be ordered, and that is said again', async () => {
  const reply = await talk('Is there a native app?', 'Nice, could I get it today?')
  expect(reply).toContain('announced')
  expect(reply).not.toContain('ask for your quote')
})

test('thanks between two questions change no subject', async () => {
  expect(await talk('Do you serve Bethesda?', 'thanks!', 'and Bowie?')).toContain('Bowie')
})

test('a question word at the end asks, whatever stands before it', async () => {
  expect(await talk('Is this chat stored?', 'ok. and it is deleted when')).not.toContain(
    'All right',
  )
})

test('each point of a numbered list is a question', async () => {
  const reply = await talk('1) who founded you 2) how do i email you 3) is there a contract')
  expect(reply).toContain('Avery Hinge')
  expect(reply).toContain('support@')
  expect(reply).toContain('no long-term contracts')
})

test('what it costs is asked of the service, whatever stands before it', async () => {
  expect(await talk('Do you come to Reston? And what does it cost?')).toContain('$47')
})
