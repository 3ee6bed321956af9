// @ts-check
/**
 * Lato for quote PDFs: `import url from 'lato-font/….woff?print'` is the address of the font as
 * TrueType, with Latin, Greek and Cyrillic letters and without the tables that PDFs don't embed.
 * The pages' fonts only have West European letters.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import subsetFont from 'subset-font'

const mark = '?print'

/** First and last code points of each range. Characters that the font lacks are skipped. */
const letters = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
]

/** @param {string} file a WOFF */
export async function printFont(file) {
  const text = letters.map(([first = 0, last = 0]) => stretch(first, last)).join('')
  return subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'gasp', 'kern'],
  })
}

/** @param {number} first @param {number} last */
function stretch(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

/**
 * Cached, because several bundles use the same.
 * @type {Map<string, ReturnType<typeof printFont>>}
 */
const made = new Map()

/** @returns {import('vite').Plugin} */
export function printFonts() {
  return {
    name: 'print-fonts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(mark)) return null
      const file = id.slice(0, -mark.length)
      const making = made.get(file) ?? printFont(file)
      made.set(file, making)
      const font = await making
      // Fonts for drawing on the server are included in its bundle.
      if (this.environment.mode === 'dev' || this.environment.config.consumer === 'server') {
        return `export default "data:font/ttf;base64,${font.toString('base64')}"`
      }
      const name = basename(file).replace(/woff$/, 'ttf')
      const reference = this.emitFile({ type: 'asset', name, source: font })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
  }
}
