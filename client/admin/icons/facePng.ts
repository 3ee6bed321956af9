/** A face as a PNG with a transparent background, drawn from its SVG. */
import type { Emotion } from '#shared/whisper/answer'
import { faceSvg, units } from './faceSvg'

/** The largest whole number of pixels per unit, for sharp edges: 9, with a margin of 4 pixels. */
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
