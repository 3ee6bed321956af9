/** PDFs made by jsPDF or by hand, and files that aren't PDFs, read back by their headings. */
import { jsPDF } from 'jspdf'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../../../client/admin/reading/readers/fileKinds'
import { readBytes } from '../../../../client/admin/reading/readers/readBytes'
import { read, sectionsIn } from './read'

const bytesOf = (pdf: jsPDF) => new Uint8Array(pdf.output('arraybuffer'))

/** A PDF with each line in its size, from the top, on as many pages as needed. */
function written(lines: readonly [size: number, text: string][]): Uint8Array {
  const pdf = new jsPDF()
  let y = 20
  for (const [size, text] of lines) {
    for (const line of pdf.setFontSize(size).splitTextToSize(text, 170) as string[]) {
      if (y > 270) {
        pdf.addPage()
        y = 20
      }
      pdf.text(line, 20, y)
      y += size * 0.5
    }
    y += 4
  }
  return bytesOf(pdf)
}

const power =
  'The system needs power at the gate and cellular coverage. A technician checks both before the installation and tells you what is missing, so that nobody comes twice.'
const signal = 'One bar of LTE is enough. A booster helps where there is less.'

test('a PDF made by jsPDF is read completely, with sections by larger type', async () => {
  const found = await sectionsIn(
    'guide.pdf',
    written([
      [22, 'Installation guide'],
      [16, 'Power'],
      [11, power],
      [11, 'Second paragraph.'],
      [16, 'Signal'],
      [11, signal],
    ]),
  )
  expect(found).toEqual([
    ['Power', `${power}\n\nSecond paragraph.`],
    ['Signal', signal],
  ])
})

test('without larger type, sections start at lines that look like headings', async () => {
  const found = await sectionsIn(
    'guide.pdf',
    written([
      [11, 'What it needs'],
      [11, power],
      [11, 'Where it works'],
      [11, signal],
    ]),
  )
  expect(found).toEqual(
    [
      ['What it needs', power.replace(/(.{60,90}?) /g, '$1 ')],
      ['Where it works', signal],
    ].map(([title, text]) => [
      title,
      expect.stringMatching(new RegExp(text?.split(' ').join('\\s+') ?? '')),
    ]),
  )
})

test('in long documents headers, footers and page numbers are dropped, and sections name their page', async () => {
  const pdf = new jsPDF()
  for (let page = 1; page <= 5; page += 1) {
    if (page > 1) pdf.addPage()
    pdf.setFontSize(9).text('Visitor Access manual', 20, 10).text(`Page ${page} of 5`, 20, 290)
    pdf.setFontSize(16).text(`Chapter ${page}`, 20, 30)
    for (let line = 0; line < 20; line += 1) {
      pdf.setFontSize(11).text(`Line ${line} of chapter ${page} says a thing.`, 20, 40 + line * 6)
    }
  }
  const { sections } = await read('manual.pdf', bytesOf(pdf))
  expect(sections.map(({ title, place }) => [title, place])).toEqual(
    [1, 2, 3, 4, 5].map((page) => [`Chapter ${page}`, `Page ${page}`]),
  )
  expect(JSON.stringify(sections)).not.toContain('manual')
  expect(sections[4]?.content).toMatch(
    /^Line 0 of chapter 5 .* Line 19 of chapter 5 says a thing\.$/s,
  )
})

describe('an unreadable PDF is reported', () => {
  test('as password-protected', async () => {
    const pdf = new jsPDF({ encryption: { userPassword: 'open', ownerPassword: 'own' } })
    pdf.text('Secret', 20, 20)
    await expect(read('locked.pdf', bytesOf(pdf))).rejects.toThrow('locked with a password')
  })

  test('as containing only images', async () => {
    const pdf = new jsPDF()
    pdf.rect(20, 20, 100, 100)
    await expect(read('scan.pdf', bytesOf(pdf))).rejects.toThrow('its pages are images')
  })

  test.each([
    ['no PDF', new TextEncoder().encode('Hello')],
    ['the beginning of one', written([[11, power]]).slice(0, 300)],
    ['noise', Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256)],
    [
      'noise after a good beginning',
      Uint8Array.from([
        ...new TextEncoder().encode('%PDF-1.7\n'),
        ...Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256),
      ]),
    ],
  ])('%s', async (_, bytes) => {
    await expect(read('broken.pdf', bytes)).rejects.toMatchObject({ name: 'Unreadable' })
  })

  test('page by page when only some pages have no text', async () => {
    const pdf = new jsPDF()
    pdf.text('Some words on the first page.', 20, 20).addPage().addPage()
    const { sections, note } = await read('mixed.pdf', bytesOf(pdf))
    expect(sections).toHaveLength(1)
    expect(note).toBe('No text on 2 of 3 pages.')
  })
})

test('500 pages report progress one by one; stopping keeps what was read', async () => {
  const pdf = new jsPDF()
  for (let page = 1; page <= 500; page += 1) {
    if (page > 1) pdf.addPage()
    pdf
      .setFontSize(16)
      .text(`Part ${page}`, 20, 20)
      .setFontSize(11)
      .text(`It is about ${page}.`, 20, 30)
  }
  let done = 0
  const name = 'long.pdf'
  const { sections, note } = await readBytes(
    { name, kind: kindOf(name) ?? 'pdf', bytes: bytesOf(pdf) },
    {
      isStopped: () => done >= 40,
      onPage: (page, total) => {
        expect(total).toBe(500)
        done = page + 1
      },
    },
  )
  expect(sections.map(({ title }) => title)).toEqual(
    Array.from({ length: 40 }, (_, index) => `Part ${index + 1}`),
  )
  expect(note).toBe('Stopped after 40 of 500 pages.')
})
