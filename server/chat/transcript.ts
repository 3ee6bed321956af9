/** A conversation as plain text, as its visitor downloads it, in pieces of one message each. */
import { company } from '#shared/company'
import { type ErasedMessage, isKept, type StoredMessage } from './documents'
import type { StoredReply } from './handover/documents'

export async function* transcriptOf(
  messages: AsyncIterable<StoredMessage | ErasedMessage>,
  replies: readonly StoredReply[],
  timeZone: string,
): AsyncGenerator<string> {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const left = replies.filter(({ kind }) => kind === 'reply')
  const repliesUntil = (until: Date): string[] => {
    const lines: string[] = []
    while (left[0] && left[0].at <= until) {
      const { at, teammate, text } = left.shift() as StoredReply
      lines.push(`${time.format(at)}  ${teammate.name}`, text, '')
    }
    return lines
  }
  yield textOf([
    `Conversation with ${company.assistant}, ${company.name}`,
    `Times are in ${timeZone}.`,
    '',
  ])
  for await (const message of messages) {
    if (!isKept(message)) continue
    const { at, text, pick, answer, feedback } = message
    const lines = [...repliesUntil(at), `${time.format(at)}  You`, text]
    if (pick && pick.title !== text) lines.push(`You chose: ${pick.title}`)
    lines.push('')
    if (answer.text !== '') {
      lines.push(`${time.format(answer.at ?? at)}  ${company.assistant}`, answer.text)
      for (const { title } of answer.offers ?? []) lines.push(`- ${title}`)
      for (const source of answer.sources)
        lines.push(`Source: ${[source.title, source.url].filter(Boolean).join(', ')}`)
      if (feedback) lines.push(`You marked this ${feedback.helpful ? 'Helpful' : 'Not helpful'}.`)
      if (feedback?.comment) lines.push(`Your comment: ${feedback.comment}`)
      lines.push('')
    }
    yield textOf(lines)
  }
  yield textOf(repliesUntil(new Date()))
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
