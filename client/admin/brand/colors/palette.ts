/** The brand's four colors (specification, section 3), without the signal colors. */
import { type Tokens, tokenOf } from '../tokens/readTokens'
import { type Color, colorOf } from './color'
import { contrastOf } from './contrast'

export interface PaletteColor extends Color {
  token: string
  name: string
  usage: string
}

export interface Pair {
  one: PaletteColor
  other: PaletteColor
  ratio: number
}

const named = [
  {
    token: 'black',
    name: 'Primary Black',
    usage:
      'Text, the logo, the one main action of a view, and whole sections once or twice a page.',
  },
  {
    token: 'white',
    name: 'Pure White',
    usage: 'The background of pages, forms and signs, and everything on black.',
  },
  {
    token: 'gray-50',
    name: 'Gray 50',
    usage: 'The quiet background: every second section, the bar beside the tools, heads of tables.',
  },
  {
    token: 'gray-600',
    name: 'Gray 600',
    usage: 'Secondary text on light backgrounds: introductions, notes, captions.',
  },
] as const

export function paletteOf(tokens: Tokens): PaletteColor[] {
  return named.map((one) => ({ ...one, ...colorOf(tokenOf(tokens, one.token)) }))
}

/** Every pair once, highest contrast first. */
export function pairsOf(palette: readonly PaletteColor[]): Pair[] {
  return palette
    .flatMap((one, index) =>
      palette.slice(index + 1).map((other) => ({ one, other, ratio: contrastOf(one, other) })),
    )
    .sort((a, b) => b.ratio - a.ratio)
}
