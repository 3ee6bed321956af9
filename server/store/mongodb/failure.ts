/** Which driver errors mean that the store can't answer now, whatever was asked. */
import {
  MongoAPIError,
  MongoClientClosedError,
  MongoError,
  MongoNotConnectedError,
  MongoServerError,
  MongoTopologyClosedError,
} from 'mongodb'
import { StoreUnavailable } from '../errors'

/** The server's error codes for it: shutting down, stepping down, out of time, out of disk. */
const codes: ReadonlySet<unknown> = new Set([
  6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031,
])

export function isUnavailable(error: unknown): boolean {
  if (error instanceof MongoServerError)
    return codes.has(error.code) || error.hasErrorLabel('RetryableWriteError')
  if (error instanceof MongoAPIError)
    return (
      error instanceof MongoNotConnectedError ||
      error instanceof MongoTopologyClosedError ||
      error instanceof MongoClientClosedError
    )
  return error instanceof MongoError
}

export function storeError(error: unknown): unknown {
  if (!isUnavailable(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StoreUnavailable(`MongoDB does not answer: ${reason}`, { cause: error })
}
