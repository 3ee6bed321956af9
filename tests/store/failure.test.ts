/** Which of the MongoDB driver's errors mean that the store can't answer now. */
import { type BulkWriteResult, MongoBulkWriteError, MongoNetworkError } from 'mongodb'
import { expect, test } from 'vitest'
import { isUnavailable } from '#server/store/mongodb/failure'

const result = {} as BulkWriteResult

test('a connection that is cut, also during a write of many', () => {
  const cut = new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')
  expect(isUnavailable(cut)).toBe(true)
  expect(isUnavailable(new MongoBulkWriteError(cut, result))).toBe(true)
  const ended = Object.assign(new Error('This socket has been ended'), { code: 'EPIPE' })
  expect(isUnavailable(ended)).toBe(true)
})

test('but no document that exists', () => {
  const exists = { message: 'E11000 duplicate key', code: 11_000 }
  expect(isUnavailable(new MongoBulkWriteError(exists, result))).toBe(false)
})

test('nor a mistake of ours, nor a file of this machine', () => {
  expect(isUnavailable(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe(false)
  expect(isUnavailable(new TypeError('undefined is not a function'))).toBe(false)
})
