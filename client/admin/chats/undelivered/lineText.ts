/** What a line of undelivered messages is called. */
import { purposeOf } from '#shared/undelivered/causes'
import type { Undelivered } from '#shared/undelivered/records'

/** '1 text', '3 e-mails', '4 texts and e-mails' */
export function undeliveredText(lines: readonly Undelivered[]): string {
  const count = lines.reduce((sum, one) => sum + one.count, 0)
  const s = count === 1 ? '' : 's'
  const names = { text: `text${s}`, mail: `e-mail${s}` } as const
  const ways = (['text', 'mail'] as const).filter((way) => lines.some((one) => one.way === way))
  return `${count} ${ways.map((way) => names[way]).join(' and ')}`
}

export function lineName(line: Undelivered): string {
  const what = line.count === 1 ? purposeOf(line.what).name : undeliveredText([line])
  return `${what} to ${line.to}`
}
