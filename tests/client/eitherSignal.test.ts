import { expect, test } from 'vitest'
import { eitherSignal } from '../../client/eitherSignal'

test('aborts with whichever signal is first, and only once', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort('timeout')
  one.abort('cancelled')
  expect(either.reason).toBe('timeout')
})

test('is aborted at once if one is', () => {
  const gone = AbortSignal.abort('gone')
  expect(eitherSignal(gone, new AbortController().signal).reason).toBe('gone')
  expect(eitherSignal(new AbortController().signal, gone).reason).toBe('gone')
})
