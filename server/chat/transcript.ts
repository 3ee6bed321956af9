/** A conversation as plain text, as its visitor downloads it. */
import { type ErasedMessage, isKept, type StoredMessage } from './documents'
import type { StoredReply } from './handover/documents'

/** More than anybody writes; without a limit, slow downloads would fill the memory. */
const maxCharacters = 2_000_000

export async function transcriptText(
  messages: AsyncIterable<StoredMessage | ErasedMessage>,
  replies: readonly StoredReply[],
  { company, timeZone }: { company: string; timeZone: string },
): Promise<string> {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const lines = [`Conversation with Whisper, ${company}`, `Times are in ${timeZone}.`, '']
  const left = replies.filter(({ kind }) => kind === 'reply')
  const writeUntil = (until: Date) => {
    while (left[0] && left[0].at <= until) {
      const { at, teammate, text } = left.shift() as StoredReply
      lines.push(`${time.format(at)}  ${teammate.name}`, text, '')
    }
  }
  let characters = 0
  for await (const message of messages) {
    if (!isKept(message)) continue
    if (characters > maxCharacters) return [...lines, 'Too long to show in full.'].join('\n')
    const { at, text, pick, answer, feedback } = message
    writeUntil(at)
    characters += text.length + answer.text.length
    lines.push(`${time.format(at)}  You`, text)
    if (pick && pick.title !== text) lines.push(`You chose: ${pick.title}`)
    lines.push('')
    if (answer.text === '') continue
    lines.push(`${time.format(answer.at ?? at)}  Whisper`, answer.text)
    for (const { title } of answer.offers ?? []) lines.push(`- ${title}`)
    for (const source of answer.sources)
      lines.push(`Source: ${[source.title, source.url].filter(Boolean).join(', ')}`)
    if (feedback) lines.push(`You marked this ${feedback.helpful ? 'Helpful' : 'Not helpful'}.`)
    if (feedback?.comment) lines.push(`Your comment: ${feedback.comment}`)
    lines.push('')
  }
  writeUntil(new Date())
  return lines.join('\n')
}
