/** The privacy page's facts match the program. */
import { expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import { visitorCookie } from '#server/http/visitor'
import { sessionHours } from '#server/session/sessions'
import { collections } from '#server/store/collections'
import { visitDays } from '#shared/analytics/definitions'
import { siteFacts } from '#shared/content/siteFacts'

test('conversations are kept as long as the privacy page says', () => {
  expect(readSettings({}).retentionDays).toBe(siteFacts.conversationDays)
})

test('the marker of an erased message is deleted when the privacy page says', () => {
  const lifetimes = collections.messages.indexes.flatMap(
    ({ expireAfterSeconds = [] }) => expireAfterSeconds,
  )
  expect(lifetimes).toEqual([siteFacts.erasedMarkDays * 86_400])
})

test('cookies have the names and lifetimes that the privacy page gives', () => {
  expect(visitorCookie).toBe(siteFacts.visitorCookie)
  expect(sessionHours).toBe(siteFacts.sessionHours)
})

test('counted visits are deleted when the privacy page says', () => {
  expect(visitDays).toBe(siteFacts.visitDays)
})
