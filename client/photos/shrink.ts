/**
 * Shrinks a photo and turns it upright. Redrawing it drops everything else the camera wrote into
 * the file, such as the location.
 */
import { photoLimits, sentSide } from '#shared/contact/photos'

/** The browser cannot decode the file. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** JPEG qualities to try in turn; the first is nearly always enough. */
const qualities = [0.82, 0.65, 0.4]

/** `picture` is the canvas for the small preview. */
export async function shrink(file: File, picture: HTMLCanvasElement): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unreadable()
  })
  try {
    drawCovering(picture, bitmap)
    const scale = Math.min(1, sentSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = contextOf(canvas)
    // JPEG has no transparency and would turn it black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const blob = await jpegOf(canvas, quality)
      if (blob && blob.size <= photoLimits.bytes) return blob
    }
    throw new Unreadable()
  } finally {
    bitmap.close()
  }
}

function drawCovering(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height)
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Unreadable()
  return context
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
