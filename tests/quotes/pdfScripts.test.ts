/** Names in any script on a quote: text if the font has the letters, otherwise a picture. */
import { expect, test } from 'vitest'
import { typefaceOf } from '../../client/pdf/typeface'
import { rasterPdf } from '../qr/rasterPdf'
import { filledIn, fonts, makePdf, painter } from './makePdf'
import { rawPdf } from './rawPdf'
import { readPdf } from './readPdf'

const made = (customer: string) => makePdf('customer', { ...filledIn, customer }).bytes
/** Number of pictures on its pages. */
const picturesIn = (bytes: ArrayBuffer) => rawPdf(bytes).match(/\bBI \/W /g)?.length ?? 0

test.each([
  'José Muñoz',
  'Łukasz Čapek',
  'Đorđe Şahin',
  'Nguyễn Thị Ánh',
  'Ødegård Größe Ýmir Ħal',
  'Κώστας Кириллов Їжак',
])('%s is drawn as text', async (customer) => {
  const bytes = made(customer)
  expect((await readPdf(bytes)).text).toContain(customer)
  expect(picturesIn(bytes)).toBe(0)
})

test('a combining accent is joined with its letter', async () => {
  expect((await readPdf(made('Jose\u0301'))).text).toContain('José')
})

test('an accented letter keeps its accent', async () => {
  const inked = async (customer: string) => {
    const { data, width } = await rasterPdf(made(customer), 150)
    // The line with the name, on the left.
    const rows = data.subarray(4 * width * 368, 4 * width * 394)
    return rows.filter((dot, index) => index % 4 === 0 && (index / 4) % width < 600 && dot < 128)
      .length
  }
  expect(await inked('ČŠŽĎŇŘŤĚ')).toBeGreaterThan((await inked('CSZDNRTE')) * 1.05)
})

test.each([
  '李小龍',
  '山田太郎',
  'José 😀👍🏽 3',
  'ทดสอบ',
  'شركة البوابة',
  'محمد عبد الله',
  'דוד כהן',
  'שדרות רוטשילד 12, תל אביב',
  'The gate (البوابة) at 12',
])('%s is drawn as an image with searchable text', async (customer) => {
  const bytes = made(customer)
  expect(picturesIn(bytes)).toBe(1)
  // PDF readers take an emoji's skin tone for a separate character.
  const { text } = await readPdf(bytes)
  expect(text.replace(/\n(?=\P{L})/gu, '')).toContain(customer)
  expect(text).toContain(filledIn.company)
  expect(text).toContain('jose@rockcreek.example')
})

test('an image’s searchable text has its position and width', async () => {
  const customer = '李小龍李小龍'
  const { pages } = await readPdf(made(customer))
  const piece = pages[0]?.find(({ text }) => text === customer)
  expect(piece?.x).toBeCloseTo(18, 1)
  const look = { weight: 'bold', size: 10 } as const
  expect(piece?.width).toBeCloseTo(painter.widthOf(customer, look), 1)
})

test.each([
  'דוד כהן',
  'The gate (البوابة) at 12',
  'שער X-401 (2)',
  'José 😀 Muñoz',
  'Li 李小龍 (gj)',
])('the image of %s is complete and cropped', (customer) => {
  const [, width = '', height = ''] =
    /\bq ([\d.]+) 0\.00 0\.00 ([\d.]+) .* cm [^q]*BI /.exec(rawPdf(made(customer))) ?? []
  const look = { weight: 'bold', size: 10 } as const
  const points = (painter.widthOf(customer, look) * 72) / 25.4
  expect(Number(width)).toBeGreaterThan(points - 2)
  expect(Number(width)).toBeLessThan(points + 2)
  expect(Number(height)).toBeLessThan(15)
})

test('a right-to-left paragraph is aligned right, also when it continues with digits', async () => {
  const notes = `Hello.\n${'שלום '.repeat(30)}12 34`
  const { pages } = await readPdf(makePdf('customer', { ...filledIn, notes }).bytes)
  const lines = pages.flat().filter(({ text }) => /שלום|Hello|12 34/.test(text))
  const [latin, ...hebrew] = lines
  expect(latin?.x).toBeCloseTo(18, 1)
  expect(hebrew.length).toBeGreaterThan(1)
  for (const { x, width } of hebrew) expect(x + width).toBeCloseTo(148, 0)
})

test('supported characters are read from the font', () => {
  const typeface = typefaceOf(fonts.regular)
  expect(typeface.has('José Łukasz Čapek Đorđe Şahin Nguyễn Кирилл – “€”')).toBe(true)
  for (const missing of ['李', 'ع', 'ש', '😀', '\u0007']) expect(typeface.has(missing)).toBe(false)
  expect(typeface.widthOf('WW')).toBeCloseTo(2 * typeface.widthOf('W'))
  expect(typeface.widthOf('i')).toBeLessThan(typeface.widthOf('W') / 3)
})

test('a PDF embeds only the letters it uses', () => {
  expect(made('Łukasz Čapek').byteLength).toBeLessThan(60_000)
})
