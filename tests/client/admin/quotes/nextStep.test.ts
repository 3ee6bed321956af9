/** The next step for a quote, for every status. */
import { expect, test } from 'vitest'
import { statuses } from '#shared/quotes/statuses'
import { nextStep } from '../../../../client/admin/quotes/parts/nextStep'

const standing = { hasLink: true, hasAcceptedPdf: false, isLatest: true }

test.each(statuses.map(({ id }) => id))('%s', (status) => {
  const expected = {
    ...{ draft: 'mail', sent: 'link', accepted: 'link' },
    ...{ declined: 'revise', canceled: 'revise', expired: 'revise' },
  }
  expect(nextStep({ status, ...standing })).toBe(expected[status])
  expect(nextStep({ status, ...standing, isLatest: false })).toBe('duplicate')
})

test('what was accepted is fetched as the file that it was; without file or link, it’s begun from', () => {
  expect(nextStep({ status: 'accepted', ...standing, hasAcceptedPdf: true })).toBe('acceptedPdf')
  expect(nextStep({ status: 'accepted', ...standing, hasLink: false })).toBe('duplicate')
})
