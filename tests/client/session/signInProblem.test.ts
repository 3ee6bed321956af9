import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../client/errors'
import { signInProblem } from '../../../client/session/signInProblem'

test('a failed sign-in is explained', () => {
  const refused = (code: 'unauthorized' | 'invalid' | 'unavailable') =>
    signInProblem(new ApiError({ error: { code, message: 'x' } }))
  expect(refused('unauthorized')).toEqual({ text: 'Invalid password' })
  expect(refused('invalid')).toEqual({ text: 'Invalid password' })
  expect(refused('unavailable')).toEqual({ text: 'An error occurred during login' })
  expect(signInProblem(new NetworkError())).toEqual({ text: 'An error occurred during login' })
})

test('too many wrong passwords show how long to wait', () => {
  const error = new ApiError({ error: { code: 'too-many', message: 'x', retryAfter: 7.2 } })
  expect(signInProblem(error, 1_000)).toEqual({
    text: 'Too many wrong passwords. Wait 8 seconds, then try again.',
    until: 9_000,
  })
})
