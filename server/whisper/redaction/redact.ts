/**
 * Redacts a visitor's question: a person's names, contact details, addresses, numbers and codes
 * become placeholders such as [number]. A name that nothing around it reveals stays, as do prices
 * and quantities. Redacting twice changes nothing more.
 */
import { limits } from '#shared/training/queue/limits'
import { redactAddresses } from './addresses'
import { redactContactDetails } from './contactDetails'
import { redactNames } from './names'
import { redactNumbers } from './numbers'
import { tidy } from './tidy'

const kinds = [redactContactDetails, redactAddresses, redactNumbers, redactNames]

/** Passes over the text, since one redaction may reveal what another kind then finds. */
const mostRounds = 4

export function redact(text: string): string {
  let kept = tidy(text)
  for (let round = 0; round < mostRounds; round += 1) {
    const before = kept
    for (const redactKind of kinds) kept = redactKind(kept)
    kept = kept.replace(/(\[[a-z-]+\])(?:[ ,]+\1)+/g, '$1')
    if (kept === before) break
  }
  return cut(kept)
}

/** Placeholders aren't part of the question. */
export function withoutPlaceholders(redacted: string): string {
  return redacted.replace(/\[(?:e-mail|link|address|number|code|plate|name)\]/g, ' ')
}

function cut(text: string): string {
  if (text.length <= limits.question) return text
  const whole = text.slice(0, limits.question).replace(/\s+\S*$/u, '')
  return `${whole.slice(0, limits.question - 1).toWellFormed()}…`
}
