/** The brand's typeface in its four weights (specification, section 9). */
import { type Tokens, tokenOf } from './readTokens'

export interface Weight {
  token: string
  weight: number
  name: string
  usage: string
}

const named = [
  { token: 'light', name: 'Light', usage: 'Introductions, large and quiet' },
  { token: 'regular', name: 'Regular', usage: 'Running text' },
  { token: 'bold', name: 'Bold', usage: 'Labels, buttons, names in tables' },
  { token: 'heavy', name: 'Black', usage: 'Headlines, totals, the company’s name' },
] as const

export function weightsOf(tokens: Tokens): Weight[] {
  return named.map((one) => ({ ...one, weight: Number(tokenOf(tokens, one.token)) }))
}

/** Lato first, then its fallbacks. */
export function familiesOf(tokens: Tokens): string[] {
  return tokenOf(tokens, 'font')
    .split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    .filter((name) => !name.endsWith('stand-in'))
}

/** The sample text of each weight. */
export const sample = 'Scan. Connect. Open.'
export const glyphs = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz 0123456789'
