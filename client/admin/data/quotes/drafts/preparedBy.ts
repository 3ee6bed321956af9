/** The last preparer's name in this browser, for the next quote. */
import { readText, storeText } from '../../../../storage'

const key = 'quote-prepared-by'

export function rememberedName(): string {
  return readText('local', key) ?? ''
}

export function rememberName(name: string): void {
  storeText('local', key, name.trim() === '' ? null : name)
}
