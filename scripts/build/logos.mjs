// @ts-check
/**
 * The logo, the mark and the company's name, as SVG files that need no font: /logo-black.svg for
 * light backgrounds, /logo-white.svg for dark ones, and the mark alone as /favicon.svg.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { clientFolder } from './bundle.mjs'
import { escapeHtml } from './escape.mjs'
import { latoTrueType } from './trueType.mjs'

const logos = [
  { address: '/logo-black.svg', color: '#000' },
  { address: '/logo-white.svg', color: '#fff' },
]
const height = 56

/**
 * @param {string} name of the company
 * @param {(color: string) => string} markSvg draws the mark (shared/brand/mark.ts)
 */
export function drawLogos(name, markSvg) {
  writeFileSync(
    join(clientFolder, 'favicon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${height} ${height}"><title>${escapeHtml(name)}</title>${markSvg('currentColor')}</svg>\n`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    const font = join(folder, 'lato-900.ttf')
    writeFileSync(font, latoTrueType(900))
    for (const { address, color } of logos) {
      writeFileSync(join(clientFolder, address), outlined(name, color, markSvg(color), font))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} name @param {string} color @param {string} mark @param {string} fontFile */
function outlined(name, color, mark, fontFile) {
  const options = {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Lato' },
  }
  const body = [
    mark,
    `<text x="77" y="40" font-family="Lato" font-weight="900" font-size="35" letter-spacing="-0.35" fill="${color}">${escapeHtml(name)}</text>`,
  ].join('')
  const drawn = (/** @type {number} */ width) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
      options,
    )
  const box = drawn(2_000).getBBox()
  return drawn(Math.ceil((box?.x ?? 0) + (box?.width ?? 0))).toString()
}
