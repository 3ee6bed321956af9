/** A visitor's mark without a connection: shown as not saved until it is. */
import { expect, test } from 'vitest'
import type { VisitorMessage } from '#shared/chat/records'
import { NetworkError } from '../../../client/errors'
import { createStore } from '../../../client/whisper/browser/store'
import { FeedbackSync } from '../../../client/whisper/state/feedbackSync'
import { firstView } from '../../../client/whisper/state/view'

test('a mark made offline shows as unsaved, and is saved on reconnection', async () => {
  const view = createStore(firstView)
  const saved: string[] = []
  let isConnected = false
  const save = async (id: string) => {
    if (!isConnected) throw new NetworkError()
    saved.push(id)
    return {} as VisitorMessage
  }
  const feedback = new FeedbackSync(view, save, () => {})
  await feedback.give('one', { helpful: true })
  expect(view.get().pendingFeedback.one).toEqual({
    feedback: { helpful: true },
    problem: 'We’ll try again once you’re connected.',
  })
  isConnected = true
  feedback.flush()
  await expect.poll(() => view.get().pendingFeedback).toEqual({})
  expect(saved).toEqual(['one'])
})
