/** The guidelines as a file. It imports jsPDF and the fonts, so this module is loaded on demand. */
import type { BrandAsset } from '#shared/brand/calls'
import type { Paper } from '#shared/paper'
import { loadAllFonts } from '../../../pdf/fonts'
import { canvasPainter } from '../../../pdf/painter'
import { tokens } from '../tokens/tokens'
import { brandDocument } from './brandDocument'
import { brandPdf } from './brandPdf'

export async function makeBrandPdf(assets: readonly BrandAsset[], paper: Paper): Promise<Blob> {
  const painter = canvasPainter(() => document.createElement('canvas'))
  const guide = brandDocument(assets, tokens)
  return brandPdf(guide, await loadAllFonts(), painter, paper).output('blob')
}
