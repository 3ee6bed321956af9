/** When an answer counts as containing a text: whole words and figures, in order, not reworded. */
import { describe, expect, test } from 'vitest'
import { contains } from '#shared/training/contains'
import { cpuTime } from '../cpuTime'

describe('a match', () => {
  test.each([
    ['The warranty is 1 year.', '1 year'],
    ['The warranty is 1  YEAR, no more', 'Warranty is 1 year'],
    ['Plans start at $47/month.', '$47'],
    ['Plans start at $47/month.', '47'],
    ['Plans start at $47/month.', '$47/month'],
    ['It costs $1,260.', '$1,260'],
    ['It costs $47.50.', '47.50'],
    ['Call 202-555-0142.', '202-555-0142'],
    ['No, they scan a QR code.', 'no'],
    ['No, they scan a QR code.', 'QR code'],
    ['We don’t.', "don't"],
    ['Open 24/7 (really).', '24/7'],
    ['Two cafe\u0301s', 'CAFÉS'],
    ['門を開ける', '門を開ける'],
    ['It uses AES-256 encryption.', 'aes-256'],
    ['You get a 1-year warranty.', '1 year'],
    ['The warranty is 1 year.', '1-year'],
    ['The WR-1R12 is small.', 'wr-1r12'],
  ])('%j holds %j', (answer, wanted) => {
    expect(contains(answer, wanted)).toBe(true)
  })
})

describe('no match', () => {
  test.each([
    ['It lasts 11 years.', '1 year'],
    ['It lasts 1 years.', '1 year'],
    ['It lasts one year.', '1 year'],
    ['It costs $47.50.', '47'],
    ['It costs $1,047.', '47'],
    ['It costs $470.', '$47'],
    ['It costs 1260.', '1,260'],
    ['We can’t.', 'can'],
    ['It is non-refundable.', 'refundable'],
    ['I do not know.', 'no'],
    ['Open 24/7.', '7'],
    ['It takes 2-4 hours.', '4 hours'],
    ['You get an 11-year warranty.', '1 year'],
    ['The X-412 is small.', '412'],
    ['A code, QR.', 'QR code'],
    ['', 'a'],
    ['Anything.', ' '],
    ['.*', '.+'],
  ])('%j does not hold %j', (answer, wanted) => {
    expect(contains(answer, wanted)).toBe(false)
  })
})

test('long words chosen by an attacker take no time', () => {
  const began = cpuTime()
  for (const sign of ['a-', "a'", '1,', '-', '1.1-']) contains(sign.repeat(5_000), 'never')
  expect(cpuTime() - began).toBeLessThan(1_000)
})
