/** Replies to what is no question: talk, and trouble at somebody's gate. By the names of topics with `!`. */
import { company } from '#shared/company'
import { dangerReply, faultReply, introduction, offer, sorryReply } from '../replies'

const replies: Readonly<Record<string, string>> = {
  greeting: `Hello. ${offer}`,
  thanks: 'You are welcome.',
  farewell: `Goodbye. I am here ${company.availability}.`,
  who: `${introduction} ${offer}`,
  ok: `All right. Ask me anything else: I am here ${company.availability}.`,
  chat: `I am an AI assistant, and ${company.name} is all that I know about. ${offer}`,
  sorry: sorryReply,
  fault: faultReply,
  danger: dangerReply,
}

export type Talk = keyof typeof replies

export function replyTo(talk: Talk): string {
  const reply = replies[talk]
  if (reply === undefined) throw new Error(`No reply to '${talk}'.`)
  return reply
}
