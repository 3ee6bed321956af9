import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, longestAddress } from '../../client/admin/signs/layout/address'

test.each([
  ['https://visitoraccess.example/g/4F7K', 'visitoraccess.example/g/4F7K'],
  ['https://visitoraccess.example/', 'visitoraccess.example'],
  ['VisitorAccess.example/Gate', 'visitoraccess.example/Gate'],
  ['visitoraccess.example:8443/g', 'visitoraccess.example:8443/g'],
  ['https://visitoraccess.example/?gate=2', 'visitoraccess.example/?gate=2'],
])('%s is shown as %s', (typed, shown) => {
  expect(addressOf(typed)).toMatchObject({
    href: `https://${shown.includes('/') ? shown : `${shown}/`}`,
    shown,
    isSecure: true,
  })
})

test('http is accepted with a warning, and the sign shows it', () => {
  expect(addressOf('http://visitoraccess.example/g')).toEqual({
    href: 'http://visitoraccess.example/g',
    shown: 'http://visitoraccess.example/g',
    host: 'visitoraccess.example',
    isSecure: false,
  })
})

test.each([
  ['javascript:alert(1)', /must begin with https/],
  ['tel:+12025550142', /must begin with https/],
  ['ftp://visitoraccess.example', /must begin with https/],
  ['gate', /can’t reach gate/],
  ['https://localhost:3000/', /can’t reach localhost:3000/],
  ['https://192.168.1.20/', /can’t reach 192.168.1.20/],
  ['https://[::1]/', /can’t reach/],
  ['https://owner:secret@visitoraccess.example/', /Leave the user name and password out/],
  ['https://visitoraccess example/', /Enter an address like/],
  ['https://', /Enter an address like/],
  [`https://visitoraccess.example/${'a'.repeat(200)}`, /has 230 characters; a sign takes 120/],
])('%s is refused as a sign’s address', (typed, problem) => {
  expect(addressOf(typed)).toEqual({ problem: expect.stringMatching(problem) })
})

test('any typed address is coded short and plain, and leads where the sign says', () =>
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (typed) => {
      const address = addressOf(typed)
      if ('problem' in address) return
      expect(address.href).toMatch(/^https?:\/\/[!-~]+$/)
      expect(address.href.length).toBeLessThanOrEqual(longestAddress)
      expect(addressOf(address.shown)).toEqual(address)
    }),
    { numRuns: 50 },
  ))
