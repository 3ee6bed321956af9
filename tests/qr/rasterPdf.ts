/** A page of a PDF as pixels, as in a print shop's preview. */
import { createCanvas } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory } from 'unpdf'
import { getDocument } from 'unpdf/pdfjs'
import type { Picture } from './readQr'

// pdf.js passes its fonts on with this method, which Node has from 22 on.
// oxlint-disable-next-line eslint/no-extend-native
ArrayBuffer.prototype.transferToFixedLength ??= function (
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const whole = new Uint8Array(length)
  whole.set(new Uint8Array(this).subarray(0, length))
  return whole.buffer
}

const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'))

export async function rasterPdf(data: ArrayBuffer, dpi: number, number = 1): Promise<Picture> {
  const task = getDocument({ data: new Uint8Array(data.slice(0)), CanvasFactory, verbosity: 0 })
  const page = await (await task.promise).getPage(number)
  const viewport = page.getViewport({ scale: dpi / 72 })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  // pdf.js draws on this canvas in Node; its types only know the browser's.
  const target = { canvas: canvas as unknown as HTMLCanvasElement, viewport }
  await page.render(target).promise
  const { data: pixels } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  await task.destroy()
  return { data: pixels, width: canvas.width, height: canvas.height }
}
