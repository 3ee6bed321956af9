/** What is stored of the listed files, and what a reload restores. */
import { expect, test } from 'vitest'
import type { FileState, ListedFile } from '../../../../client/admin/reading/files/listedFile'
import { toStored, listsOf } from '../../../../client/admin/reading/persistDesk'
import { type Draft, draftOf } from '../../../../client/admin/reading/review/draft'

function fileOf(id: string, state: FileState): ListedFile {
  const file = new File(['Some text.'], `${id}.txt`)
  return { id, name: file.name, type: 'text/plain', size: file.size, uploadDate: 1, file, state }
}
const section = { title: 'T', content: 'C', place: '', category: 'features', tags: [] } as const
const draft = (fileId: string, isAdded = false): Draft => ({
  ...draftOf(section, { id: fileId, name: `${fileId}.txt` }),
  isAdded,
})
const lists = {
  files: [
    fileOf('a', { kind: 'read', sections: 1, note: '' }),
    fileOf('b', { kind: 'failed', problem: 'Empty.', isExport: false }),
    fileOf('c', { kind: 'reading', done: 1, total: 9 }),
    fileOf('d', { kind: 'waiting' }),
  ],
  drafts: [draft('a'), draft('b', true)],
}
const contents = lists.files.map(({ id, file }) => ({ id, file }))

test('all files are restored, and one that was being read can be read again', () => {
  const kept = structuredClone(toStored(lists))
  expect(JSON.stringify(kept)).not.toContain('"file"')
  const back = listsOf(kept, contents)
  expect(back.drafts).toEqual(lists.drafts)
  expect(back.files.slice(0, 2)).toEqual(lists.files.slice(0, 2))
  expect(back.files.map(({ state }) => state.kind)).toEqual(['read', 'failed', 'listed', 'listed'])
})

test('a file whose content was lost is not restored, nor its drafts', () => {
  const back = listsOf(toStored(lists), contents.slice(1))
  expect(back.files.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect(back.drafts.map(({ isAdded }) => isAdded)).toEqual([true])
})
