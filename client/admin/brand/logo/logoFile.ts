/** A logo as a file: the SVG that the site serves, or a PNG of it with a transparent background. */
import type { LogoFormat } from './logo'

/** Wide enough for a Letter page at 300 dpi. */
const pngWidth = 2_400

export async function logoFile(address: string, format: LogoFormat): Promise<Blob> {
  return format === 'svg' ? load(address) : drawn(address)
}

async function load(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.blob()
}

async function drawn(address: string): Promise<Blob> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pngWidth
  canvas.height = Math.round((pngWidth * picture.naturalHeight) / picture.naturalWidth)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made.'))))
  })
}
