/** The guidelines as a file. This loads jsPDF and the fonts, so that it is itself loaded on demand. */
import type { BrandAsset } from '#shared/brand/calls'
import { loadAllFonts } from '../../../pdf/fonts'
import { canvasPainter } from '../../../pdf/painter'
import { tokens } from '../tokens/tokens'
import { brandDocument } from './brandDocument'
import { brandPdf } from './brandPdf'

export async function makeBrandPdf(assets: readonly BrandAsset[]): Promise<Blob> {
  const painter = canvasPainter(() => document.createElement('canvas'))
  return brandPdf(brandDocument(assets, tokens), await loadAllFonts(), painter).output('blob')
}
