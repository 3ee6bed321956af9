/** The PDF code in the build: loaded only to make PDFs, without unused parts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
const files = readdirSync(folder).filter((name) => /\.(js|ttf|woff)$/.test(name))
const scripts = new Map(
  files
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)
const withPdf = [...scripts].filter(([, text]) => text.includes('putOnlyUsedFonts'))

test('jsPDF is bundled without its HTML and SVG code', () => {
  expect(withPdf.length).toBeGreaterThan(0)
  // html2canvas, canvg and DOMPurify, by a word of each.
  const marks = /onclone|feGaussianBlur|ALLOWED_URI_REGEXP/
  const found = [...scripts].filter(([, text]) => marks.test(text)).map(([name]) => name)
  // The HTML reader knows the names of SVG elements.
  expect(found.filter((name) => !name.startsWith('readingWorker'))).toEqual([])
})

/** Scripts that statically import it. */
const holdersOf = (script: string) =>
  [...scripts]
    .filter(([, text]) =>
      new RegExp(`(from|import)\\s*["'\`]\\./${script.replace('.', '\\.')}`).test(text),
    )
    .map(([name]) => name)

/** It makes PDFs, or belongs only to scripts that do. */
function isForPdfs(script: string): boolean {
  const holders = holdersOf(script)
  return /pdf/i.test(script) || (holders.length > 0 && holders.every(isForPdfs))
}

test('jsPDF is in no page’s own script, only in scripts loaded on demand', () => {
  const holders = withPdf.flatMap(([pdf]) => holdersOf(pdf))
  expect(holders.filter((name) => !isForPdfs(name))).toEqual([])
})

test('the PDF fonts are small enough to load on demand', () => {
  const fonts = files.filter((name) => /^lato-.*\.ttf$/.test(name))
  expect(fonts).toHaveLength(3)
  for (const name of fonts) {
    expect(readFileSync(join(folder, `${name}.br`)).byteLength).toBeLessThan(70_000)
  }
})
