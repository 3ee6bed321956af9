/** The privacy page's facts match the program. */
import { expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import { visitorCookie } from '#server/http/visitor'
import { sessionHours } from '#server/session/sessions'
import { indexes } from '#server/store/indexes'
import { visitDays } from '#shared/analytics/definitions'
import { siteFacts } from '#shared/content/siteFacts'

test('conversations are kept as long as the page says', () => {
  expect(readSettings({}).retentionDays).toBe(siteFacts.conversationDays)
})

test('the mark of an erased message goes when the page says', () => {
  const lifetimes = indexes.messages.flatMap((index) =>
    'expireAfterSeconds' in index ? [index.expireAfterSeconds] : [],
  )
  expect(lifetimes).toEqual([siteFacts.erasedMarkDays * 86_400])
})

test('the cookies have the names and the lives that the page gives them', () => {
  expect(visitorCookie).toBe(siteFacts.visitorCookie)
  expect(sessionHours).toBe(siteFacts.sessionHours)
})

test('visits that were counted go when the page says', () => {
  expect(visitDays).toBe(siteFacts.visitDays)
})
