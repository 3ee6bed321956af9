/** Camera photos: drawn in the browser, with a camera's metadata. */
import type { Page } from '@playwright/test'

/** In the EXIF data of each. */
export const place = 'GPS 38.8977N 77.0365W'

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** 2,400 by 1,600 pixels with a black upper left quarter, to be displayed rotated right. */
export async function cameraPhoto(page: Page, name: string): Promise<PhotoFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 2_400
    canvas.height = 1_600
    const context = canvas.getContext('2d')
    if (!context) throw new Error('Nothing to draw on.')
    context.fillStyle = '#9ca3af'
    context.fillRect(0, 0, 2_400, 1_600)
    context.fillStyle = '#000'
    context.fillRect(0, 0, 1_200, 800)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  const jpeg = Buffer.from(bytes)
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)])
  return { name, mimeType: 'image/jpeg', buffer }
}

/** One directory with two entries: orientation 6, and a description with the place. */
function exif(): Buffer {
  const text = Buffer.from(`${place}\0`)
  const directory = Buffer.alloc(8 + 2 + 24 + 4)
  directory.write('MM\0*\0\0\0\x08\0\x02', 'latin1')
  // ImageDescription, ASCII, after the directory.
  directory.writeUInt16BE(0x010e, 10)
  directory.writeUInt16BE(2, 12)
  directory.writeUInt32BE(text.length, 14)
  directory.writeUInt32BE(directory.length, 18)
  // Orientation, a short number.
  directory.writeUInt16BE(0x0112, 22)
  directory.writeUInt16BE(3, 24)
  directory.writeUInt32BE(1, 26)
  directory.writeUInt16BE(6, 30)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory, text])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
