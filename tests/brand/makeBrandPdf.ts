/** The guidelines as the page makes them, with fonts and tokens read from their files. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defaultAssets } from '#shared/brand/assets'
import type { BrandAsset } from '#shared/brand/calls'
import { defaultPaper } from '#shared/paper'
import { brandDocument } from '../../client/admin/brand/pdf/brandDocument'
import { brandPdf } from '../../client/admin/brand/pdf/brandPdf'
import { readTokens } from '../../client/admin/brand/tokens/readTokens'
import { fonts, painter } from '../quotes/makePdf'

const light = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/lato/300Light/Lato_300Light.ttf'),
)
const tokens = readTokens(readFileSync('client/ui/tokens.css', 'utf8'))

/** `taglines`: texts by asset id. */
export function makeBrandPdf(
  taglines: Readonly<Record<string, string>> = {},
  paper = defaultPaper,
): ArrayBuffer {
  const assets: BrandAsset[] = defaultAssets.map((asset) => ({
    ...asset,
    value: taglines[asset.id] ?? asset.value,
    rev: 0,
  }))
  const guide = brandDocument(assets, tokens)
  const withLight = { ...fonts, light: new Uint8Array(light) }
  return brandPdf(guide, withLight, painter, paper).output('arraybuffer')
}
