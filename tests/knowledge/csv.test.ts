/** CSV round trips: whatever a cell contains, and whatever program wrote the file. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#shared/csv'
import { readCsv } from '#shared/readCsv'
import { cpuTime } from '../cpuTime'

const cellsOf = (text: string) => [...readCsv(text)].map(({ cells }) => cells)

test('written rows are read back unchanged, formulas included', () => {
  const marks = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    ' ',
    'a',
    '＝',
  )
  const cell = fc.oneof(fc.string({ unit: marks, maxLength: 8 }), fc.string())
  const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 })
  fc.assert(
    fc.property(rows, (written) => {
      const expected = written.filter((row) => row.some((one) => one !== ''))
      expect(cellsOf(toCsv(['x', 'y', 'z'], written)).slice(1)).toEqual(expected)
    }),
  )
})

test('no written cell is a formula to a spreadsheet', () => {
  for (const cell of ['=1+1', "'=1", ' =1', '\t=1', '@SUM(A1)', '-2+3', '+1', '＝1', "''=x"]) {
    expect(toCsv(['x'], [[cell]])).toMatch(/\r\n"'/)
  }
})

test.each([
  [
    'semicolons',
    'a;b\r\n1;"2;3"\r\n',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'old line ends',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'empty lines',
    'a,b\n\n1,2\n,\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a quote that is never closed',
    'a,b\n1,"2\n3',
    [
      ['a', 'b'],
      ['1', '2\n3'],
    ],
  ],
  ['words after a quote', 'a\n"b" c\n', [['a'], ['b c']]],
  ['nothing', '', []],
])('the reader handles %s', (_, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

test('a row has the number of the line where it begins', () => {
  const lines = [...readCsv('a\n"1\r\n2"\n3\n')].map(({ line }) => line)
  expect(lines).toEqual([1, 2, 4])
})

test('ten megabytes are read in reasonable time', () => {
  const cell = 'x""y,'.repeat(100_000) + 'x,y\n'.repeat(2_400_000)
  const started = cpuTime()
  expect(cellsOf(`a\n"${cell}"\n`)[1]?.[0]).toHaveLength(10_000_000)
  expect(cpuTime() - started).toBeLessThan(5_000)
})

test('empty lines cost hardly anything', () => {
  const timeOf = (line: string) => {
    const text = `a\n${line.repeat(1_000_000)}`
    const started = cpuTime()
    for (const _ of readCsv(text));
    return cpuTime() - started
  }
  const [row, empty] = [timeOf('x\n'), Math.min(timeOf('\n'), timeOf('\n'))]
  expect(empty).toBeLessThan(row / 4)
})

test('line breaks inside a cell count toward line numbers', () => {
  const lines = [...readCsv('a\r\n"\r\n\n\r"\n\r\n"x\n"\r\rb')].map(({ line }) => line)
  expect(lines).toEqual([1, 2, 7, 10])
})
