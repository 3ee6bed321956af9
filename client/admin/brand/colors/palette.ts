/** The brand's four colours (specification, section 3), without the signal colours. */
import { type Tokens, tokenOf } from '../tokens/readTokens'
import { type Colour, colourOf } from './colour'
import { contrastOf } from './contrast'

export interface PaletteColour extends Colour {
  token: string
  name: string
  usage: string
}

export interface Pair {
  one: PaletteColour
  other: PaletteColour
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

export function paletteOf(tokens: Tokens): PaletteColour[] {
  return named.map((one) => ({ ...one, ...colourOf(tokenOf(tokens, one.token)) }))
}

/** Every pair once, highest contrast first. */
export function pairsOf(palette: readonly PaletteColour[]): Pair[] {
  return palette
    .flatMap((one, index) =>
      palette.slice(index + 1).map((other) => ({ one, other, ratio: contrastOf(one, other) })),
    )
    .sort((a, b) => b.ratio - a.ratio)
}
