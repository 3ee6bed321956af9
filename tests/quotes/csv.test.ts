import { expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { linesCsv } from '../../client/admin/quotes/export/linesCsv'
import { quoteOf } from './makePdf'

const { lines } = quoteOf([
  { id: 'dedicated-number', quantity: 3 },
  { id: 'battery-backup', quantity: 2 },
])

test('a quote’s lines as a spreadsheet reads them, with cost for dealers', () => {
  expect(linesCsv('dealer', [...lines].reverse()).split('\r\n')).toEqual([
    '\ufeffCategory,Item,Description,Due,Quantity,Cost each,Cost,MSRP each,MSRP,Hours',
    'Cellular,Battery backup,Keeps the entrance working in a power outage,Once,2,90,180,180,360,1',
    'Subscription,Dedicated number,A phone number just for this entrance,Per month,3,0.5,1.5,2,6,0',
    '',
  ])
})

test('customers get no cost, whatever it is', () => {
  const text = linesCsv('customer', lines)
  expect(text.split('\r\n')[0]).toBe(
    '\ufeffCategory,Item,Description,Due,Quantity,MSRP each,MSRP,Hours',
  )
  expect(linesCsv('customer', quoteOf([], catalog.items).lines)).not.toMatch(/cost/i)
  const others = lines.map((line) => ({ ...line, cost: 1_357_911_13 }))
  expect(linesCsv('customer', others)).toBe(text)
})

test('a name that would be a formula is exported as text', () => {
  const [line] = lines
  if (!line) throw new Error('There is no line.')
  const text = linesCsv('customer', [{ ...line, name: '=HYPERLINK("https://x.example")' }])
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`)
})
