/** Reads stored records, skipping and logging malformed ones. */
import type { FastifyBaseLogger } from 'fastify'
import type { Stored } from './port'

export async function readable<S extends Stored, T>(
  records: readonly S[],
  read: (record: S) => T | Promise<T>,
  log: FastifyBaseLogger,
): Promise<T[]> {
  const each = records.map(async (record) => {
    try {
      return [await read(record)]
    } catch (err) {
      log.warn({ err, record: record._id }, 'skipped a malformed record')
      return []
    }
  })
  return (await Promise.all(each)).flat()
}
