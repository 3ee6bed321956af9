/** The brand's one typeface in the weights it is set in (specification, section 9). */
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

/** Lato first, then what may stand in where it is missing. */
export function familiesOf(tokens: Tokens): string[] {
  return tokenOf(tokens, 'font')
    .split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    .filter((name) => !name.endsWith('stand-in'))
}

/** What the weights are shown with. */
export const sample = 'Scan. Connect. Open.'
export const glyphs = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz 0123456789'
