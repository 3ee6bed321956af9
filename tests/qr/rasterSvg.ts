import { Resvg } from '@resvg/resvg-js'
import type { Picture } from './readQr'

/** An SVG on white. A size in inches has 96 pixels an inch, as CSS has it; `zoom` multiplies them. */
export function rasterSvg(svg: string, zoom = 1): Picture {
  const picture = new Resvg(svg, {
    background: '#ffffff',
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: false },
  }).render()
  return {
    data: new Uint8ClampedArray(picture.pixels),
    width: picture.width,
    height: picture.height,
  }
}
