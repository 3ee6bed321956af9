/** Reads a picture that was chosen into a PNG small enough to be kept and large enough to be printed. */
import type { IconImage } from '../layout/icon'

/** Pixels along the longer side: on a large sign the icon is about 3 in wide, so 200 dots an inch. */
const longest = 600

/** Throws where the browser can't read it. */
export async function readIconImage(file: File): Promise<IconImage> {
  const image = new Image()
  // The site's pages show no blobs.
  image.src = await dataUrlOf(file)
  await image.decode()
  // An SVG may have no size of its own.
  const [width, height] = [image.naturalWidth || longest, image.naturalHeight || longest]
  const most = longest / Math.max(width, height)
  // A drawing is sharp at any size.
  const scale = file.type === 'image/svg+xml' ? most : Math.min(1, most)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws on no canvas.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { data: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The file can’t be read.')))
    reader.readAsDataURL(file)
  })
}
