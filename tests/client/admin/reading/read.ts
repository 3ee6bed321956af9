/** Reads an admin's files as the worker does. */
import { kindOf } from '../../../../client/admin/reading/readers/fileKinds'
import { type ReadFile, readBytes } from '../../../../client/admin/reading/readers/readBytes'

const unstopped = { isStopped: () => false, onPage: () => {} }

export function read(name: string, content: string | Uint8Array): Promise<ReadFile> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const kind = kindOf(name)
  if (kind === null) throw new Error(`${name} is of no known kind.`)
  return readBytes({ name, kind, bytes }, unstopped)
}

/** Title and content of each section. */
export async function sectionsIn(
  name: string,
  content: string | Uint8Array,
): Promise<[title: string, content: string][]> {
  return (await read(name, content)).sections.map((one) => [one.title, one.content])
}
