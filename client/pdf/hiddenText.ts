/**
 * Text that is not seen, over a picture of it, as scanned pages carry theirs: readers that search, copy or
 * read aloud find it. It has a font of its own, in which every character that is written gets the next
 * code and a table says what the codes mean. Readers take what stands from left to right and know of
 * Hebrew and Arabic that it runs the other way, so it is written as it is seen.
 */
import type { jsPDF } from 'jspdf'
import { blankFont } from './blankFont'
import { asSeen } from './direction'

/** jsPDF lists only fonts that it knows; the place of one that nothing is written in is taken. */
const place = 'ZapfDingbats'
const name = 'Hidden'

/** What jsPDF gives to those who write objects of their own; its types leave it out. */
interface Writing {
  font: { id: string; objectNumber?: number; isAlreadyPutted?: boolean }
  out(line: string): void
  newObject(): number
  putStream(stream: { data: string; addLength1?: boolean; objectId: number }): void
}

export class HiddenText {
  private readonly codes = new Map<string, string>()
  private readonly font: string

  constructor(pdf: jsPDF) {
    // Writing nothing makes jsPDF list the font.
    pdf.setFont(place, 'normal').text([''], 0, 0)
    const { id } = (pdf.internal as unknown as { getFont(): { id: string } }).getFont()
    this.font = id
    pdf.internal.events.subscribe('putFont', (writing: Writing) => {
      if (writing.font.id === id) this.putFont(writing)
    })
  }

  /** What a page's content needs to have the text there. Points from the bottom left. */
  write(text: string, x: number, y: number, width: number, size: number): string {
    const characters = asSeen(text)
    const stretch = (100 * width) / (size * characters.length)
    const codes = characters.map((character) => this.codeOf(character)).join('')
    return `BT /${this.font} ${size} Tf 3 Tr ${stretch.toFixed(2)} Tz ${x.toFixed(2)} ${y.toFixed(2)} Td <${codes}> Tj ET`
  }

  private codeOf(character: string): string {
    const known = this.codes.get(character)
    if (known) return known
    const code = hex(this.codes.size + 1)
    this.codes.set(character, code)
    return code
  }

  private putFont({ font, out, newObject, putStream }: Writing): void {
    const object = (...lines: string[]) => {
      const number = newObject()
      for (const line of [...lines, 'endobj']) out(line)
      return number
    }
    const stream = (data: string) => {
      const objectId = newObject()
      putStream({ data, addLength1: true, objectId })
      out('endobj')
      return objectId
    }
    const file = stream(atob(blankFont))
    const meanings = stream(this.meanings())
    // Every code has the one glyph.
    const glyphs = stream('\0\0'.repeat(this.codes.size + 1))
    const descriptor = object(
      `<</Type /FontDescriptor /FontName /${name} /FontFile2 ${file} 0 R /Flags 4`,
      '/FontBBox [0 0 1000 1000] /StemV 80 /ItalicAngle 0 /Ascent 1000 /Descent 0 /CapHeight 1000>>',
    )
    const descendant = object(
      `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor} 0 R`,
      `/DW 1000 /CIDToGIDMap ${glyphs} 0 R`,
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>>>',
    )
    font.objectNumber = object(
      `<</Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
      `/ToUnicode ${meanings} 0 R /DescendantFonts [${descendant} 0 R]>>`,
    )
    font.isAlreadyPutted = true
  }

  private meanings(): string {
    const rows = [...this.codes].map(([character, code]) => `<${code}> <${utf16(character)}>`)
    const parts = []
    // At most a hundred in one.
    for (let at = 0; at < rows.length; at += 100) {
      const part = rows.slice(at, at + 100)
      parts.push(`${part.length} beginbfchar`, ...part, 'endbfchar')
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
      `/CMapName /${name} def /CMapType 2 def`,
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...parts,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, '0')
}
