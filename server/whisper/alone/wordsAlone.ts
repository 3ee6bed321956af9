/**
 * A question's words alone: what names, reaches or places a person is taken out and leaves a mark, such
 * as [number]. What cannot be known for a name by its surroundings stays; prices and quantities do.
 * Running it again changes nothing.
 */
import { limits } from '#shared/training/queue/limits'
import { withoutAddresses } from './addresses'
import { withoutNames } from './names'
import { withoutNumbers } from './numbers'
import { withoutReaches } from './reaches'
import { tidy } from './tidy'

export function wordsAlone(text: string): string {
  const alone = [withoutReaches, withoutAddresses, withoutNumbers, withoutNames].reduce(
    (before, without) => without(before),
    tidy(text),
  )
  return cut(alone.replace(/(\[[a-z-]+\])(?: \1)+/g, '$1'))
}

/** What the marks stand for is no part of what is asked. */
export function withoutMarks(alone: string): string {
  return alone.replace(/\[(?:e-mail|link|address|number|code|plate|name)\]/g, ' ')
}

function cut(text: string): string {
  if (text.length <= limits.question) return text
  const whole = text.slice(0, limits.question).replace(/\s+\S*$/u, '')
  return `${whole.slice(0, limits.question - 1).toWellFormed()}…`
}
