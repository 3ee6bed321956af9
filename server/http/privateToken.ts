/** The secret in a private link: whoever has it may open what is behind it, and answer. */
import { createHash, randomBytes } from 'node:crypto'

/** 128 bits cannot be guessed; short, because it is printed as a QR code and sent by text. */
const bytes = 16

export function makeToken(): string {
  return randomBytes(bytes).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** By which it is known where the token itself is not to be stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
