/**
 * Finds traces of costs in a customer's file. The file is made with costs that equal no other
 * figure, and searched for them and for words about them: in every stream, in the extracted text,
 * and in its metadata. It is made again with other costs, which must not change a byte.
 */
import type { PrintedQuote } from '#shared/quotes/printed'
import { money } from '#shared/quotes/rules'
import { rawPdf } from './rawPdf'
import { readPdf } from './readPdf'

/** Not a price, a sum or part of one. */
const first = 1_357_911_13
const others = 2_468_101_29

export async function costsIn(
  make: (quote: PrintedQuote) => ArrayBuffer,
  quote: PrintedQuote,
): Promise<string[]> {
  const withCosts = (least: number): PrintedQuote => ({
    ...quote,
    lines: quote.lines.map((line, index) => ({ ...line, cost: least + index })),
  })
  const file = make(withCosts(first))
  const { text, information } = await readPdf(file)
  const places = { text, information, 'the raw file': rawPdf(file) }
  const found: string[] = []
  for (const [place, content] of Object.entries(places)) {
    const words = /.{0,20}\b(cost|dealer|margin)/i.exec(content)
    if (words) found.push(`${place}: ${words[0]}`)
    for (const { cost } of withCosts(first).lines) {
      const forms = [money(cost), money(cost).replaceAll(',', ''), String(cost)]
      for (const form of forms) if (content.includes(form)) found.push(`${place}: ${form}`)
    }
  }
  const bytes = (data: ArrayBuffer) => Buffer.from(data)
  if (!bytes(file).equals(bytes(make(withCosts(others))))) found.push('it changes with the costs')
  return found
}
