/** Compares every index with the documents, entry by entry. */
import { listingOf } from '#server/store/embedded/index/index'
import { after, codeOf } from '#server/store/embedded/index/key'
import type { Records } from '#server/store/embedded/records/records'

/** Sentences about what is wrong; empty if nothing is. Reads everything, without a pause. */
export function verify({ name, documents, indexes }: Records): string[] {
  const problems: string[] = []
  for (const index of indexes) {
    const expected = new Set<string>()
    const values = new Set<string>()
    for (const { key, value } of documents.getRange({ start: Buffer.from([0]) })) {
      const listing = listingOf(index, value, codeOf(key))
      for (const code of listing.codes) expected.add(code)
      for (const those of index.spec.unique ? listing.values : []) {
        if (values.has(those)) problems.push(`${name}/${index.name}: ${value._id} is not unique`)
        values.add(those)
      }
    }
    let last = ''
    for (const code of index.entries.within({ low: '', high: after })) {
      if (code <= last) problems.push(`${name}/${index.name}: an entry is out of order`)
      last = code
      if (!expected.delete(code)) problems.push(`${name}/${index.name}: an entry without document`)
    }
    if (expected.size > 0) problems.push(`${name}/${index.name}: ${expected.size} entries missing`)
  }
  return problems
}
