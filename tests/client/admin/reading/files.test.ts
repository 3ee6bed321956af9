/** Which files can be listed, and the calls in which their sections are added. */
import { describe, expect, test } from 'vitest'
import { limits } from '#shared/knowledge/limits'
import { droppedFiles } from '../../../../client/admin/reading/files/dropped'
import { listed, maxFiles, refusalOf } from '../../../../client/admin/reading/files/listedFile'
import { batchesOf } from '../../../../client/admin/reading/review/batches'
import { draftOf } from '../../../../client/admin/reading/review/draft'

const fileOf = (name: string, text = 'Words.') => new File([text], name, { lastModified: 1 })

test('a listed file has the fields the specification names', () => {
  const { id, name, type, size, uploadDate } = listed(
    new File(['Words.'], 'a.txt', { type: 'text/plain' }),
    5,
  )
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect({ name, type, size, uploadDate }).toEqual({
    name: 'a.txt',
    type: 'text/plain',
    size: 6,
    uploadDate: 5,
  })
})

describe('files are refused', () => {
  test.each([
    ['another kind', fileOf('a.docx'), /a\.docx can’t be read/],
    ['no ending', fileOf('README'), /README can’t be read/],
    ['nothing in it', fileOf('a.txt', ''), 'a.txt is empty.'],
    ['the same once more', fileOf('known.txt'), 'known.txt is already in the list.'],
  ])('%s', (_, file, words) => {
    expect(refusalOf(file, [listed(fileOf('known.txt'))])).toMatch(words)
  })

  test('for being too large or one too many', () => {
    const large = { name: 'a.txt', size: 20_000_001, lastModified: 1 }
    expect(refusalOf(large, [])).toBe('a.txt is 20.0 MB. The limit is 20 MB.')
    expect(refusalOf({ ...large, size: 20_000_000 }, [])).toBeNull()
    const full = Array.from({ length: maxFiles }, (_, index) => listed(fileOf(`${index}.txt`)))
    expect(refusalOf(fileOf('a.txt'), full)).toMatch(/list holds up to/)
  })
})

test('a dropped folder is reported; the files beside it are accepted', () => {
  const item = (file: File, isDirectory: boolean) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory }),
  })
  const items = [item(fileOf('manuals'), true), item(fileOf('a.txt'), false), { kind: 'string' }]
  const { files, problems } = droppedFiles({ items } as unknown as DataTransfer)
  expect(files.map(({ name }) => name)).toEqual(['a.txt'])
  expect(problems).toEqual(['manuals is a folder. Drop the files in it instead.'])
})

test.each([
  ['Item Quantity Cost MSRP each', false],
  ['Model: X-401; Cost: 270.00; MSRP: 540.00.', false],
  ['Ask us for dealer pricing.', false],
  ['What does it cost? Installation starts at $799, the MSRP.', true],
  ['A second door costs $6 a month.', true],
])('a section with dealer cost is not preselected: %s', (content, isChosen) => {
  const section = { title: 'A', content, place: '', category: 'pricing', tags: [] } as const
  expect(draftOf(section, { id: 'a', name: 'a' }).isChosen).toBe(isChosen)
})

describe('batches of drafts', () => {
  const drafts = (file: string, count: number, content = 'Text.') =>
    Array.from({ length: count }, (_, index) =>
      draftOf(
        { title: `T${index}`, content, place: '', category: 'features', tags: [] },
        { id: file, name: file },
      ),
    )

  test('hold no more than one call takes, of one file each, in order', () => {
    const all = [...drafts('a', limits.drafts + 1), ...drafts('b', 3)]
    const batches = batchesOf(all)
    expect(batches.map((batch) => batch.length)).toEqual([limits.drafts, 1, 3])
    expect(batches.flat()).toEqual(all)
  })

  test('fit into a request body in any script', () => {
    const batches = batchesOf(drafts('a', 100, '門'.repeat(limits.content)))
    expect(batches.flat()).toHaveLength(100)
    for (const batch of batches) {
      expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(1024 * 1024)
    }
  })
})
