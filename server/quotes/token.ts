/** The secret in a private link: whoever has it may read the quote, and accept it. */
import { randomBytes } from 'node:crypto'

/** 128 bits cannot be guessed; short, because it is printed as a QR code. */
const bytes = 16

export function makeToken(): string {
  return randomBytes(bytes).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}
