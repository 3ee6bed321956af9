import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneOf } from '../../client/admin/signs/layout/phone'

test.each([
  ['202-555-0142', '+12025550142', '202 555 0142'],
  ['(202) 555-0142', '+12025550142', '202 555 0142'],
  ['2025550142', '+12025550142', '202 555 0142'],
  ['1 202.555.0142', '+12025550142', '202 555 0142'],
  [' +1 (202) 555 0142 ', '+12025550142', '202 555 0142'],
  ['800 555 0142', '+18005550142', '800 555 0142'],
  ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
  ['+49 (30) 23125-0', '+4930231250', '+49 30 23125 0'],
])('%s is dialed as %s and shown as %s', (typed, dialed, shown) => {
  expect(phoneOf(typed)).toEqual({ dialed, shown })
})

test.each([
  ['555-0142', /10 digits/],
  ['20255501421', /10 digits/],
  ['102 555 0142', /no area code 102/],
  ['911 555 0142', /no area code 911/],
  ['202 155 0142', /begins with 155/],
  ['202 411 0142', /begins with 411/],
  ['202 555 0142 ext. 5', /digits, spaces/],
  ['1-800-FLOWERS', /digits, spaces/],
  ['+0 20 7946 0958', /begins with 0/],
  ['+44 123', /8 to 15 digits; this one has 5/],
  ['+44 20 7946 0958 1234 5678', /this one has 20/],
  ['++1 202 555 0142', /digits, spaces/],
  ['٢٠٢ ٥٥٥ ٠١٤٢', /digits, spaces/],
])('%s is refused as a sign’s number', (typed, problem) => {
  expect(phoneOf(typed)).toEqual({ problem: expect.stringMatching(problem) })
})

test('the dialed number is E.164, and the shown one dials the same', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ().-]{7,22}$/), (typed) => {
      const phone = phoneOf(typed)
      if ('problem' in phone) return
      expect(phone.dialed).toMatch(/^\+[1-9]\d{7,14}$/)
      expect(phoneOf(phone.shown)).toEqual(phone)
    }),
    { numRuns: 300 },
  ))
