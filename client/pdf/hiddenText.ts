/**
 * Invisible text over a picture of it, as in scanned pages, so that PDF readers can search, copy
 * and read it aloud. It has a font of its own: every new character gets the next code, and a table
 * maps the codes back. PDF readers take text from left to right and know that Hebrew and Arabic run
 * the other way, so it is written in visual order.
 */
import type { jsPDF } from 'jspdf'
import { asSeen } from './direction'

/** jsPDF lists only fonts it knows, so this uses the slot of one that nothing is written in. */
const place = 'ZapfDingbats'
const name = 'Hidden'

/** What jsPDF passes to code that writes its own objects; its types leave it out. */
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
    // Writing an empty text makes jsPDF list the font.
    pdf.setFont(place, 'normal').text([''], 0, 0)
    const { id } = (pdf.internal as unknown as { getFont(): { id: string } }).getFont()
    this.font = id
    pdf.internal.events.subscribe('putFont', (writing: Writing) => {
      if (writing.font.id === id) this.putFont(writing)
    })
  }

  /** Operators that place the text on a page. Points from the bottom left. */
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
    // All codes share the one glyph.
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
    // A block may have at most 100 entries.
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
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, '0')
}

/** A TrueType font with one empty glyph an em wide, for text that can be searched but not seen. */
const blankFont =
  'AAEAAAAGAEAAAgAgZ2x5ZgAAAAAAAABsAAAABGhlYWRi/kTNAAAAcAAAADZoaGVhA+kD6QAAAKgAAAAkaG10eAPoAAAAAADM' +
  'AAAABGxvY2EAAAAAAAAA0AAAAARtYXhwAAIAAQAAANQAAAAgAAAAAAABAAAAAQAAYYyI/l8PPPUAAwPoAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAD6APoAAAACAACAAAAAAAAAAEAAAPoAAAAAAPoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABA+gAAAAAAAAAAQAAAAEAAAAA' +
  'AAAAAAABAAAAAAAAAAAAAAAAAAAAAA=='
