/** What is left of the marked pieces once a line has been redacted. */
import { redact, withoutPlaceholders } from '#server/whisper/redaction/redact'
import type { PersonalLine } from './personal'

const parts = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Parts of marked pieces that stand in what is kept and not in the rest of what was said. */
export function leftOf({ said, pieces }: PersonalLine): string[] {
  const rest = pieces.reduce((text, piece) => text.replace(piece, ' '), said)
  const elsewhere = new Set(parts(rest))
  const kept = new Set(parts(withoutPlaceholders(redact(said))))
  return pieces.flatMap(parts).filter((part) => kept.has(part) && !elsewhere.has(part))
}
