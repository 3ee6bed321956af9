/** Names of undelivered messages. */
import type { Undelivered } from '#shared/undelivered/records'

/** Keyed by the first part of the message's cause. */
const names: Readonly<Record<string, string>> = {
  answer: 'An answer',
  call: 'The links after a call',
  form: 'The link to a quote form',
  dialog: 'The link to a quote form',
  quote: 'A quote',
  'quote-copy': 'The copy of an accepted quote',
  'quote-change': 'A quote update',
  'quote-reminder': 'A quote reminder',
  request: 'The confirmation of a quote request',
  summary: 'The daily summary',
  weekly: 'The week’s figures',
  reply: 'A teammate’s reply',
  line: 'A handover notice',
  person: 'The reply to PERSON',
  team: 'A visitor alert',
  'team-news': 'A request or quote alert',
  erasure: 'The decision on an erasure',
  erase: 'The reply to ERASE',
  help: 'The reply to HELP',
  start: 'The reply to START',
  feedback: 'The thank-you for feedback',
  picture: 'The reply to a picture',
}

export function lineName(line: Undelivered): string {
  const what = line.count === 1 ? (names[line.what] ?? 'A text') : countText([line])
  return `${what} to ${line.to}`
}

/** '1 text', '3 e-mails', '4 texts and e-mails' */
export function countText(lines: readonly Undelivered[]): string {
  const count = lines.reduce((sum, one) => sum + one.count, 0)
  const s = count === 1 ? '' : 's'
  const names = { text: `text${s}`, mail: `e-mail${s}` } as const
  const ways = (['text', 'mail'] as const).filter((way) => lines.some((one) => one.way === way))
  return `${count} ${ways.map((way) => names[way]).join(' and ')}`
}
