/** A conversation as plain text for a file: who said what and when, oldest first. */
import type { Reply } from '#shared/chat/handover/records'
import type { Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../../ui/companyTime'

export function conversationText(
  visitor: string,
  interactions: readonly Interaction[],
  time: CompanyTime,
  replies: readonly Reply[] = [],
): string {
  const asked = interactions.map((interaction) => {
    const { timestamp, page, userMessage, pick, botResponse, answer, feedback } = interaction
    const lines = [
      `${time.day(timestamp)} ${time.time(timestamp)}${page === '' ? '' : `, on ${page}`}`,
      `User: ${userMessage}`,
      ...(pick ? [`Chose: ${pick.title}`] : []),
      ...(answer.status === 'person' ? [] : [`Whisper: ${botResponse}`]),
      ...(answer.offers ?? []).map(({ title }) => `- ${title}`),
    ]
    if (feedback) lines.push(`Feedback: ${feedback.helpful ? 'Helpful' : 'Not helpful'}`)
    if (feedback?.comment) lines.push(feedback.comment)
    return { at: timestamp, text: lines.join('\n') }
  })
  const written = replies.map(({ at, teammate, text }) => ({
    at,
    text: `${time.day(at)} ${time.time(at)}\n${teammate.name}: ${text}`,
  }))
  const turns = [...asked.toReversed(), ...written]
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
  return `${[`Conversation with visitor ${visitor}`, ...turns].join('\n\n')}\n`
}
