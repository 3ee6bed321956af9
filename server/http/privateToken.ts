/** The secret in a private link: whoever has it may open what's behind the link, and respond. */
import { createHash, randomBytes } from 'node:crypto'

/** 128 bits can't be guessed; short, because it is printed as a QR code and sent by text. */
const bytes = 16

export function makeToken(): string {
  return randomBytes(bytes).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** Identifies a token where the token itself must not be stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
