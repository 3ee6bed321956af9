/** A removed file is restored with its sections, each in its place. */
import { expect, test } from 'vitest'
import type { FileState, ListedFile } from '../../../../client/admin/reading/files/listedFile'
import {
  removedFile,
  withFile,
  withoutFile,
} from '../../../../client/admin/reading/files/removedFile'
import { type Draft, draftOf } from '../../../../client/admin/reading/review/draft'

function fileOf(id: string, state: FileState): ListedFile {
  const file = new File(['Some text.'], `${id}.txt`)
  return { id, name: file.name, type: 'text/plain', size: file.size, uploadDate: 1, file, state }
}
const read: FileState = { kind: 'read', sections: 2, note: '' }
function draft(fileId: string, title: string, isAdded = false): Draft {
  const section = { title, content: 'Text.', place: '', category: 'features', tags: [] } as const
  return { ...draftOf(section, { id: fileId, name: `${fileId}.txt` }), isAdded }
}
const lists = {
  files: [fileOf('a', read), fileOf('b', read), fileOf('c', { kind: 'waiting' })],
  drafts: [
    ...[draft('a', 'One'), draft('b', 'Two'), draft('b', 'Added', true), draft('a', 'Three')],
    ...[draft('b', 'Four')],
  ],
}

test.each(['a', 'b'])('undoing the removal of file %s restores it in its place', (id) => {
  const removed = removedFile(lists, id)
  const rest = withoutFile(lists, id)
  expect(rest.files).toHaveLength(2)
  expect(rest.drafts.filter(({ fileId, isAdded }) => fileId === id && !isAdded)).toEqual([])
  expect(removed && withFile(rest, removed)).toEqual(lists)
})

test('undoing the removal of a queued file makes it readable again', () => {
  const removed = removedFile(lists, 'c')
  expect(removed?.file.state).toEqual({ kind: 'listed' })
  expect(removed?.wasReading).toBe(false)
})

test('undoing twice restores the file once', () => {
  const removed = removedFile(lists, 'a')
  expect(removed && withFile(lists, removed)).toBe(lists)
})
