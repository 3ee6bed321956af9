/** The next step for a quote, for every status. */
import { expect, test } from 'vitest'
import { statuses } from '#shared/quotes/statuses'
import { nextStep } from '../../../../client/admin/quotes/parts/nextStep'

const standing = { hasLink: true, hasAcceptedPdf: false, isLatest: true }

test.each(statuses.map(({ id }) => id))('the next step of a quote that is %s', (status) => {
  const expected = {
    draft: 'mail',
    sent: 'link',
    accepted: 'link',
    declined: 'revise',
    canceled: 'revise',
    expired: 'revise',
  }
  expect(nextStep({ status, ...standing })).toBe(expected[status])
  expect(nextStep({ status, ...standing, isLatest: false })).toBe('duplicate')
})

test('an accepted quote suggests its PDF, or a duplicate when it has no file or link', () => {
  expect(nextStep({ status: 'accepted', ...standing, hasAcceptedPdf: true })).toBe('acceptedPdf')
  expect(nextStep({ status: 'accepted', ...standing, hasLink: false })).toBe('duplicate')
})
