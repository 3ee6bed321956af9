/** Which resources the dealer portal shows, and since when one counts as New. */
import { describe, expect, test } from 'vitest'
import type { DealerResource } from '#shared/resources/records'
import { typesOf, filterByText } from '../../client/dealer/resources/find'
import { visitAt } from '../../client/dealer/resources/visit'
import { fileSize } from '../../client/ui/fileSize'

const resource = (title: string, filename: string, description = ''): DealerResource => ({
  id: filename,
  title,
  description,
  filename,
  category: 'technical',
  size: null,
  date: 0,
  version: 1,
  available: true,
})
const all = [
  resource('Résumé of tests', 'tests.pdf', 'Gate and door'),
  resource('Kit', 'kit.ZIP'),
  resource('Drawings', 'gate.dxf'),
  resource('Plain', 'README'),
]
const titles = (found: readonly DealerResource[]) => found.map(({ title }) => title)

test('search needs every word, in title, description or filename, ignoring case and accents', () => {
  expect(titles(filterByText(all, ' resume  GATE '))).toEqual(['Résumé of tests'])
  expect(titles(filterByText(all, 'gate'))).toEqual(['Résumé of tests', 'Drawings'])
  expect(titles(filterByText(all, 'gate kit'))).toEqual([])
  expect(filterByText(all, '  ')).toBe(all)
})

test('types are counted in the order PDF, ZIP, others', () => {
  expect(typesOf(all)).toEqual([
    { type: 'PDF', count: 2 },
    { type: 'ZIP', count: 1 },
    { type: 'DXF', count: 1 },
  ])
})

describe('a dealer’s visit', () => {
  const minute = 60_000
  const first = visitAt(null, 0)

  test('counts as the first in a new browser', () => {
    expect(first).toEqual({ before: null, seen: 0 })
  })

  test('continues through reloads and ends after half an hour away', () => {
    const second = visitAt({ ...first, seen: 10 * minute }, 100 * minute)
    expect(second).toEqual({ before: 10 * minute, seen: 100 * minute })
    const reloaded = visitAt(second, 129 * minute)
    expect(reloaded).toEqual({ before: 10 * minute, seen: 129 * minute })
    expect(visitAt(reloaded, 160 * minute).before).toBe(129 * minute)
  })
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [180_400, '180 kB'],
  [4_200_000, '4.2 MB'],
  [99_960_000, '100 MB'],
  [209_715_200, '210 MB'],
  [5_000_000_000, '5.0 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
