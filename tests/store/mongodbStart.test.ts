/** A start with an address that MongoDB refuses says which setting is wrong. */
import { MongoInvalidArgumentError, MongoServerError } from 'mongodb'
import { expect, test } from 'vitest'
import { StoreUnavailable } from '#server/store/errors'
import { startError } from '#server/store/mongodb/failure'

test.each([
  new MongoServerError({ code: 18, message: 'Authentication failed.' }),
  new MongoServerError({ code: 13, message: 'not authorized on x' }),
  new MongoInvalidArgumentError("Database names cannot contain the character '.'"),
])('%s', (error) => {
  const told = startError(error)
  expect(told).toBeInstanceOf(StoreUnavailable)
  expect(String(told)).toMatch(
    /MONGODB_URI .*(?:Authentication failed|not authorized|names cannot)/,
  )
})
