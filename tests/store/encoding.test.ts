/** A document encoded as a line of text decodes to itself. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from '#server/store/encoding'

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

test('whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string(), value, (_id, given) => {
      const line = encode({ _id, given })
      expect(line).not.toContain('\n')
      expect(decode(line)).toEqual({ _id, given })
      expect(encode(decode(line))).toBe(line)
    }),
  )
})

test.each(['', '[]', 'null', '{}', '{"_id":"a"', '7'])('%s is no document', (line) => {
  expect(() => decode(line)).toThrow()
})
