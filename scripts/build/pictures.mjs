// @ts-check
/** Pictures of the site shown elsewhere: a preview per page for link sharing, and the icons. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { clientFolder } from './bundle.mjs'
import { escapeHtml } from './escape.mjs'
import { shareSize } from './shareAddress.mjs'
import { latoTrueType } from './trueType.mjs'

/**
 * @param {readonly { address: string, heading: string }[]} shared the pages and picture addresses
 * @param {string} name of the company
 * @param {string} mark the company's, in white
 */
export function drawPictures(shared, name, mark) {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    const font = join(folder, 'lato-900.ttf')
    writeFileSync(font, latoTrueType(900))
    mkdirSync(join(clientFolder, 'share'), { recursive: true })
    for (const { address, heading } of shared) {
      write(address, shareSize.width, sharePicture(heading, name, mark), [font])
    }
    for (const { address, size } of icons) write(address, size, iconPicture(mark), [])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const icons = [
  { address: '/icon-192.png', size: 192 },
  { address: '/icon-512.png', size: 512 },
  { address: '/apple-touch-icon.png', size: 180 },
]

/** @param {string} address @param {number} width @param {string} svg @param {string[]} fontFiles */
function write(address, width, svg, fontFiles) {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Lato' },
  })
  writeFileSync(join(clientFolder, address), drawing.render().asPng())
}

/** White on black, with the mark in the middle, so that a phone may crop it to a circle. */
function iconPicture(/** @type {string} */ mark) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"/><g transform="translate(22 22)">${mark}</g></svg>`
}

/**
 * The page's heading, the company's name, and a close-up of the mark with only its corner visible.
 * @param {string} heading
 * @param {string} name
 * @param {string} mark
 */
function sharePicture(heading, name, mark) {
  const size = 104
  const lines = linesOf(heading, 14)
  const texts = lines.map(
    (line, index) =>
      `<text x="80" y="${176 + index * size * 1.05}" font-size="${size}" letter-spacing="-2">${escapeHtml(line)}</text>`,
  )
  const { width, height } = shareSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Lato" font-weight="900" fill="#fff">`,
    `<rect width="${width}" height="${height}" fill="#000"/>`,
    `<g transform="translate(840 300) scale(12)">${mark}</g>`,
    ...texts,
    `<g transform="translate(80 510)">${mark}</g>`,
    `<text x="156" y="550" font-size="36">${escapeHtml(name)}</text>`,
    '</svg>',
  ].join('')
}

/** Breaks text into lines of at most `most` letters. */
function linesOf(/** @type {string} */ text, /** @type {number} */ most) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
