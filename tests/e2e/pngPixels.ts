/** A PNG decoded as image programs do. */
import { createCanvas, loadImage } from '@napi-rs/canvas'

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8ClampedArray
}

export async function pngPixels(file: Buffer): Promise<Pixels> {
  expectSignature(file)
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  return { width: image.width, height: image.height, data }
}

function expectSignature(file: Buffer): void {
  if (file.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('Not a PNG.')
}
