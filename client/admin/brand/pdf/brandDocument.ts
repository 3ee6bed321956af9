/** The contents of the guidelines, before anything is drawn. */
import type { BrandAsset } from '#shared/brand/calls'
import { company } from '#shared/company'
import { type Pair, type PaletteColor, pairsOf, paletteOf } from '../colors/palette'
import { type InfoCard, mission, overview, vision } from '../statements'
import type { Tokens } from '../tokens/readTokens'
import { type Weight, weightsOf } from '../tokens/typefaces'

export interface Statement {
  name: string
  /** In large type. */
  statement: string
  text: string
}

export interface BrandDocument {
  title: string
  author: string
  /** Below the title. */
  tagline: string
  logos: readonly { name: string; text: string; isInverse: boolean }[]
  palette: readonly PaletteColor[]
  pairs: readonly Pair[]
  weights: readonly Weight[]
  taglines: readonly Statement[]
  statements: readonly Statement[]
  overview: readonly InfoCard[]
}

export function brandDocument(assets: readonly BrandAsset[], tokens: Tokens): BrandDocument {
  const ofType = (type: BrandAsset['type']) => assets.filter((asset) => asset.type === type)
  const taglines = ofType('tagline')
  const palette = paletteOf(tokens)
  return {
    title: `${company.name} Brand Guidelines`,
    author: company.name,
    tagline: taglines[0]?.value ?? '',
    logos: ofType('logo').map(({ id, name, description }) => ({
      name,
      text: description,
      isInverse: id === 'inverse-logo',
    })),
    palette,
    pairs: pairsOf(palette),
    weights: weightsOf(tokens),
    taglines: taglines.map(({ name, value, description }) => ({
      name,
      statement: value,
      text: description,
    })),
    statements: [
      { name: 'Mission', ...mission },
      { name: 'Vision', ...vision },
    ],
    overview,
  }
}
