/** Which driver errors mean that the store can't answer now, whatever was asked. */
import {
  MongoAPIError,
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoInvalidArgumentError,
  MongoNotConnectedError,
  MongoServerError,
  MongoTopologyClosedError,
} from 'mongodb'
import { StoreUnavailable } from '../errors'

/** The server's error codes for it: shutting down, stepping down, out of time, out of disk. */
const codes: ReadonlySet<unknown> = new Set([
  6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031,
])

/** Node's codes for a connection that the server has closed: the driver lets them through. */
const lineCodes: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ENOTCONN', 'ETIMEDOUT'])

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof MongoError))
    return error instanceof Error && 'code' in error && lineCodes.has(error.code)
  // The driver wraps what kept it from writing, such as a cut connection; a server's has a code.
  if (error instanceof MongoBulkWriteError && error.code === undefined) return true
  if (error instanceof MongoServerError)
    return codes.has(error.code) || error.hasErrorLabel('RetryableWriteError')
  return (
    !(error instanceof MongoAPIError) ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoClientClosedError
  )
}

/** Not authorized, authentication failed, and Atlas's code for both. */
const refusedCodes: ReadonlySet<unknown> = new Set([13, 18, 8000])

/** Of a start: the driver looks up the name of a mongodb+srv:// address before it asks a server. */
export function startError(error: unknown): unknown {
  if (error instanceof MongoServerError && refusedCodes.has(error.code)) {
    const why = `MONGODB_URI is refused; check its user, password and database: ${error.message}`
    return new StoreUnavailable(why, { cause: error })
  }
  if (error instanceof MongoInvalidArgumentError)
    return new StoreUnavailable(`MONGODB_URI can’t be used: ${error.message}`, { cause: error })
  const isLookup = error instanceof Error && 'syscall' in error && 'hostname' in error
  if (!isLookup) return storeError(error)
  const why = `MONGODB_URI’s server can’t be found: ${error.message}. Check its name and this machine’s DNS.`
  return new StoreUnavailable(why, { cause: error })
}

export function storeError(error: unknown): unknown {
  if (!isUnavailable(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StoreUnavailable(`MongoDB does not answer: ${reason}`, { cause: error })
}
