/** What a text was, by the first part of its cause. */
const names: Readonly<Record<string, string>> = {
  answer: 'An answer',
  call: 'The links after a call',
  form: 'The link to a quote form',
  dialog: 'The link to a quote form',
  erasure: 'The decision on an erasure',
  erase: 'The reply to ERASE',
  help: 'The reply to HELP',
  start: 'The reply to START',
  feedback: 'The thanks for a mark',
  picture: 'The reply to a picture',
}

export function whatName(what: string): string {
  return names[what] ?? 'A text'
}
