/**
 * An inline picture in a PDF page's content stream, so that compression finds what repeats across
 * all pictures of the page. Letters are a 1-bit stencil filled with the current color; colored
 * pictures have sixteen levels per channel, on white.
 */

/** Operators that draw it into the unit square. */
export type Picture = string

const half = 128
/** Allowed difference per channel, because softened edges are slightly off. */
const tolerance = 40

/** Null if the image has other colors. */
export function stencil(image: ImageData, color = '#000000'): Picture | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  const { data, width, height } = image
  const isOther = (at: number) =>
    Math.abs((data[at] ?? 0) - red) > tolerance ||
    Math.abs((data[at + 1] ?? 0) - green) > tolerance ||
    Math.abs((data[at + 2] ?? 0) - blue) > tolerance
  const rows: string[] = []
  let at = 0
  for (let y = 0; y < height; y++) {
    const row: string[] = []
    for (let x = 0; x < width; x += 8) {
      let byte = 0
      const end = Math.min(8, width - x)
      for (let bit = 0; bit < end; bit++, at += 4) {
        if ((data[at + 3] ?? 0) < half) continue
        if (isOther(at)) return null
        byte |= half >> bit
      }
      row.push(bytes[byte] ?? '')
    }
    rows.push(row.join(''))
  }
  const paint = [red, green, blue].map((level) => (level / 255).toFixed(3)).join(' ')
  return `${paint} rg ${inline(image, '/IM true /D [1 0]', rows)}`
}

export function colored(image: ImageData): Picture {
  const { data, width, height } = image
  const rows: string[] = []
  for (let y = 0; y < height; y++) {
    let row = ''
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const cover = (data[at + 3] ?? 0) / 255
      for (let of = 0; of < 3; of++) {
        row += digits[Math.round(((data[at + of] ?? 0) * cover + 255 * (1 - cover)) / 17)]
      }
    }
    // Every row ends on a whole byte.
    rows.push(width % 2 === 0 ? row : `${row}0`)
  }
  return inline(image, '/CS /RGB /BPC 4', rows)
}

function inline({ width, height }: ImageData, kind: string, rows: readonly string[]): Picture {
  return `BI /W ${width} /H ${height} ${kind} /F /AHx ID\n${rows.join('\n')}>\nEI`
}

const digits = '0123456789abcdef'
const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
