import { Resvg } from '@resvg/resvg-js'
import type { Picture } from './readQr'

/** Renders an SVG on white, at 96 pixels per inch as in CSS, times `zoom`. */
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
