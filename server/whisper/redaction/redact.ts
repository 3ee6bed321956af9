/**
 * Redacts a visitor's question: names, contact details, addresses, numbers and codes of a person are
 * replaced by a placeholder, such as [number]. A name that nothing around it gives away stays; prices and
 * quantities do. Redacting twice changes nothing more.
 */
import { limits } from '#shared/training/queue/limits'
import { redactAddresses } from './addresses'
import { redactContactDetails } from './contactDetails'
import { redactNames } from './names'
import { redactNumbers } from './numbers'
import { tidy } from './tidy'

const kinds = [redactContactDetails, redactAddresses, redactNumbers, redactNames]

/** What one kind leaves may be known for another's only then. */
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

/** Placeholders are no part of what is asked. */
export function withoutPlaceholders(redacted: string): string {
  return redacted.replace(/\[(?:e-mail|link|address|number|code|plate|name)\]/g, ' ')
}

function cut(text: string): string {
  if (text.length <= limits.question) return text
  const whole = text.slice(0, limits.question).replace(/\s+\S*$/u, '')
  return `${whole.slice(0, limits.question - 1).toWellFormed()}…`
}
