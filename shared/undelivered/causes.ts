/**
 * What e-mails and texts are sent for. Each is sent once for its cause, which begins with one of
 * these words: `quote-copy.…`.
 */

interface Purpose {
  /** What admins call one that didn't arrive. */
  name: string
  /** Sent by the server itself to whoever writes to it, who may give any address. */
  isAutomatic?: true
  /** To teammates: a notification that it failed would take the same way. */
  isToTeam?: true
  /** Only admins may read of it. */
  isForAdmins?: true
}

const purposes = {
  answer: { name: 'An answer', isAutomatic: true },
  call: { name: 'The links after a call', isAutomatic: true },
  form: { name: 'The link to a quote form', isAutomatic: true },
  dialog: { name: 'The link to a quote form', isAutomatic: true },
  quote: { name: 'A quote', isForAdmins: true },
  'quote-copy': { name: 'The copy of an accepted quote', isForAdmins: true },
  'quote-change': { name: 'A quote update', isForAdmins: true },
  'quote-reminder': { name: 'A quote reminder', isForAdmins: true },
  request: { name: 'The confirmation of a quote request', isAutomatic: true },
  summary: { name: 'The daily summary', isToTeam: true },
  weekly: { name: 'The week’s figures', isToTeam: true, isForAdmins: true },
  reply: { name: 'A teammate’s reply' },
  line: { name: 'A handover notice', isAutomatic: true },
  person: { name: 'The reply to PERSON', isAutomatic: true },
  team: { name: 'A visitor alert', isToTeam: true },
  'team-news': { name: 'A request or quote alert', isToTeam: true },
  test: { name: 'A test e-mail', isToTeam: true },
  erasure: { name: 'The decision on an erasure' },
  erase: { name: 'The reply to ERASE', isAutomatic: true },
  help: { name: 'The reply to HELP', isAutomatic: true },
  start: { name: 'The reply to START', isAutomatic: true },
  feedback: { name: 'The thank-you for feedback', isAutomatic: true },
  picture: { name: 'The reply to a picture', isAutomatic: true },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes
export type Cause = `${PurposeName}.${string}`

/** By the first part of a cause; earlier versions may have stored others. */
export function purposeOf(what: string): Purpose {
  const all: Readonly<Record<string, Purpose>> = purposes
  return all[what] ?? { name: 'A text' }
}
