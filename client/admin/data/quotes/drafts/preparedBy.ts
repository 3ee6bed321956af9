/** The last preparer's name in this browser, for the next quote. */
import { read, write } from './storage'

const key = 'quote-prepared-by'

export function rememberedName(): string {
  return read(key) ?? ''
}

export function rememberName(name: string): void {
  write(key, name.trim() === '' ? null : name)
}
