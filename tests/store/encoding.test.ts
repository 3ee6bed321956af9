/** A document encoded as a line of text decodes to itself. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode, encodeComparably } from '#server/store/encoding'
import type { Stored } from '#server/store/port'

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double().map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value')),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('$date', '$number', '$object', '__proto__')),
      tie('value'),
    ),
  ),
})).value

test('any document survives encoding and decoding', () => {
  fc.assert(
    fc.property(fc.string(), value, (_id, given) => {
      const line = encode({ _id, given })
      expect(line).not.toContain('\n')
      expect(decode(line)).toEqual({ _id, given })
      expect(encode(decode(line))).toBe(line)
    }),
  )
})

test.each(['', '[]', 'null', '{}', '{"_id":"a"', '7'])('%s is refused as a document', (line) => {
  expect(() => decode(line)).toThrow()
})

test('documents compare equal wherever their _id is, as MongoDB moves it to the front', () => {
  const [first, later] = [
    { _id: 'a', b: 1, c: 2 },
    { b: 1, _id: 'a', c: 2 },
  ].map(encodeComparably)
  expect(later).toBe(first)
  expect(encodeComparably({ _id: 'a', c: 2, b: 1 } as Stored)).not.toBe(first)
})
