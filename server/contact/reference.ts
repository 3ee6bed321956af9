/** The name that a sender is given for their request: easy to read out, and reveals nothing. */
import { randomInt } from 'node:crypto'

// No vowels, so that no word arises; none of 0, O, 1, I, L, 5 and S, which are easily confused.
const letters = 'BCDFGHJKMNPQRTVWXZ2346789'

export function makeReference(): string {
  const some = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `Q-${some()}-${some()}`
}
