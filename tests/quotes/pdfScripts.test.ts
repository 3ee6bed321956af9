/** Names of any script on a quote: text where the font has the letters, else a picture of them. */
import { expect, test } from 'vitest'
import { typefaceOf } from '../../client/admin/pdf/typeface'
import { rasterPdf } from '../qr/rasterPdf'
import { filledIn, fonts, makePdf } from './makePdf'
import { rawPdf } from './rawPdf'
import { readPdf } from './readPdf'

const made = (customer: string) => makePdf('customer', { ...filledIn, customer }).bytes
/** Pictures that the file holds. */
const picturesIn = (bytes: ArrayBuffer) => rawPdf(bytes).match(/\/Subtype \/Image/g)?.length ?? 0

const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toLowerCase()

test.each([
  'José Muñoz',
  'Łukasz Čapek',
  'Đorđe Şahin',
  'Nguyễn Thị Ánh',
  'Ødegård Größe Ýmir Ħal',
  'Κώστας Кириллов Їжак',
])('%s is text', async (customer) => {
  const bytes = made(customer)
  expect((await readPdf(bytes)).text).toContain(customer)
  expect(picturesIn(bytes)).toBe(0)
})

test('an accent that is typed on its own joins its letter', async () => {
  expect((await readPdf(made('Jose\u0301'))).text).toContain('José')
})

test('a letter with an accent is drawn with it', async () => {
  const inked = async (customer: string) => {
    const { data, width } = await rasterPdf(made(customer), 150)
    // The line of the name, at the left.
    const rows = data.subarray(4 * width * 368, 4 * width * 394)
    return rows.filter((dot, at) => at % 4 === 0 && (at / 4) % width < 600 && dot < 128).length
  }
  expect(await inked('ČŠŽĎŇŘŤĚ')).toBeGreaterThan((await inked('CSZDNRTE')) * 1.05)
})

test.each(['李小龍', 'شركة البوابة', 'שדרות רוטשילד 12', 'José 😀', 'ทดสอบ'])(
  '%s is a picture that carries its text',
  async (customer) => {
    const bytes = made(customer)
    expect(picturesIn(bytes)).toBeGreaterThan(0)
    expect(rawPdf(bytes)).toContain(`/ActualText <${utf16(customer)}>`)
    const { text } = await readPdf(bytes)
    expect(text).toContain(filledIn.company)
    expect(text).toContain('jose@rockcreek.example')
  },
)

test('what the font has is read from the font', () => {
  const typeface = typefaceOf(fonts.regular)
  expect(typeface.has('José Łukasz Čapek Đorđe Şahin Nguyễn Кирилл – “€”')).toBe(true)
  for (const missing of ['李', 'ع', 'ש', '😀', '\u0007']) expect(typeface.has(missing)).toBe(false)
  expect(typeface.widthOf('WW')).toBeCloseTo(2 * typeface.widthOf('W'))
  expect(typeface.widthOf('i')).toBeLessThan(typeface.widthOf('W') / 3)
})

test('a file holds the letters that it uses and not the font', () => {
  expect(made('Łukasz Čapek').byteLength).toBeLessThan(60_000)
})
