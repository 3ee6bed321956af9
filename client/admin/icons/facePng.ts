/** One face as a PNG on a clear ground, drawn from its SVG. */
import type { Emotion } from '#shared/whisper/answer'
import { faceSvg, units } from './faceSvg'

/** As large as whole pixels per unit allow, so that straight edges stay sharp: 9, and 4 pixels of rim. */
const drawnSize = (size: number) => Math.floor(size / units) * units

export async function facePng(emotion: Emotion, color: string, size: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser doesn’t support drawing on a canvas.')
  const side = drawnSize(size)
  const rim = (size - side) / 2
  context.drawImage(await picture(faceSvg(emotion, color, side)), rim, rim, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) =>
      file ? resolve(file) : reject(new Error('The browser couldn’t make the PNG.')),
    )
  })
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
