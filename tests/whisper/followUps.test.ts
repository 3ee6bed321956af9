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

test('what has no thing of its own is about the question before', async () => {
  expect(await talk('Which phones can I use?', 'mine is old and has buttons')).toContain(
    'any phone',
  )
  expect(await talk('How does a guest scan it?', 'and the ones without a camera?')).toContain(
    'dial',
  )
})

test('whether it costs extra is asked of what was spoken of', async () => {
  const reply = await talk(
    'Can the gate stay open at set hours?',
    'Is that in the price or on top?',
  )
  expect(reply).toContain('extras')
  expect(reply).not.toContain('Installation is included')
})

test('the price of what Whisper is not told is not told either', async () => {
  expect(await talk('Can we take it along when we move, and what is the fee?')).not.toContain('$')
  expect(
    await talk('How does my company become a dealer of yours, and is there a fee?'),
  ).not.toContain('$')
})

test('places are asked for one after the other', async () => {
  expect(await talk('do you come to Rockville', 'Baltimore?', 'then Bowie at least?')).toContain(
    'Bowie',
  )
})

test('a short question leans on the one that leans on none', async () => {
  const reply = await talk(
    'Can I have this chat erased?',
    'who decides that',
    'and if they say no?',
  )
  expect(reply).toContain('declines')
})

test('within a message a question leans on the one before it', async () => {
  const reply = await talk('Is what I write here saved, how long for, and who gets to see it?')
  expect(reply).toContain('365 days')
  expect(reply).toContain('admins read them')
})

test('a day is no place, though a place was named', async () => {
  const reply = await talk('Do you serve Reston and could you come this Friday?')
  expect(reply).toContain('Reston')
  expect(reply).toContain('I do not know the rest')
})

test('a question behind an "ok" or a "good." is answered, not acknowledged', async () => {
  expect(await talk('Is the quote free?', 'good. what does it say exactly')).toContain('lists')
  expect(await talk('Do you cover Rockville?', 'good. where do we begin then')).not.toContain(
    'All right',
  )
  expect(await talk('Is the quote free?', 'good, thanks')).not.toContain('quote')
})

test('what has no telling word at all is understood after what was asked', async () => {
  expect(await talk('Is our chat stored?', 'and for how long?')).toContain('365 days')
})

test('a question that stands by itself is answered whatever was asked before it', async () => {
  expect(await talk('How long does installing take?', 'Do you serve Bethesda?')).toContain(
    'Bethesda',
  )
  expect(await talk('Do you serve Reston?', 'Is there a long-term contract?')).toContain(
    'no long-term contracts',
  )
})
