/** A conversation as plain text, for a file: who said what and when, oldest first. */
import type { Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../../ui/companyTime'

export function conversationText(
  visitor: string,
  interactions: readonly Interaction[],
  time: CompanyTime,
): string {
  const turns = interactions.toReversed().map((interaction) => {
    const { timestamp, page, userMessage, pick, botResponse, answer, feedback } = interaction
    const lines = [
      `${time.day(timestamp)} ${time.time(timestamp)}${page === '' ? '' : `, on ${page}`}`,
      `User: ${userMessage}`,
      ...(pick ? [`Chose: ${pick.title}`] : []),
      `Whisper: ${botResponse}`,
      ...(answer.offers ?? []).map(({ title }) => `- ${title}`),
    ]
    if (feedback) lines.push(`Feedback: ${feedback.helpful ? 'Helpful' : 'Not helpful'}`)
    if (feedback?.comment) lines.push(feedback.comment)
    return lines.join('\n')
  })
  return `${[`Conversation with visitor ${visitor}`, ...turns].join('\n\n')}\n`
}
