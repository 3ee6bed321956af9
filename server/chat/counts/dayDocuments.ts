/** Changes a day's document of counts: by a difference, or as a whole after a recount. */
import type { Collection, Filter, Stored, UpdateFilter } from '../../store/port'

interface DayDocument extends Stored {
  /** Incremented by every change, so that a recount notices one in between. */
  version: number
}

/** Adds the numbers, which may be in nested objects. */
export async function increase<T extends DayDocument>(
  collection: Collection<T>,
  day: string,
  by: object,
): Promise<void> {
  const fields = flat(by).filter(([, value]) => value !== 0)
  if (fields.length === 0) return
  const update = { $inc: Object.fromEntries([...fields, ['version', 1]]) }
  await collection.updateOne({ _id: day } as Filter<T>, update as unknown as UpdateFilter<T>, {
    upsert: true,
  })
}

/** Only if nobody has changed it since `before` was read; resolves to whether it did. */
export async function replace<T extends DayDocument>(
  collection: Collection<T>,
  day: string,
  before: T | null,
  counted: object,
): Promise<boolean> {
  const version = before?.version
  const filter = { _id: day, version: version ?? { $exists: false } } as Filter<T>
  const update = { $set: { ...counted, version: (version ?? 0) + 1 } } as unknown as UpdateFilter<T>
  try {
    const done = await collection.updateOne(filter, update, { upsert: !before })
    return done.matchedCount + done.upsertedCount === 1
  } catch {
    return false
  }
}

/** Nested fields by their dotted paths. */
function flat(fields: object, path = ''): [string, number][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' ? flat(value, `${path}${name}.`) : [[path + name, value]],
  )
}
