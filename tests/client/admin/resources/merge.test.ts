/** Merging events into the list of resources. */
import { expect, test } from 'vitest'
import type { Resource } from '#shared/resources/records'
import {
  inCategory,
  movedTo,
  withDownloads,
  withOrder,
  withoutResource,
  withResources,
} from '../../../../client/admin/data/resources/merge'
import { roundAbove } from '../../../../client/admin/resources/downloads/Chart'
import { fileProblem } from '../../../../client/admin/resources/form/fileProblem'

const resource = (id: string, changes: Partial<Resource> = {}): Resource => ({
  id,
  title: id,
  description: '',
  category: 'technical',
  filename: `${id}.pdf`,
  url: '',
  file: null,
  uploadDate: 0,
  versionDate: 0,
  version: 0,
  downloads: 0,
  archived: false,
  position: 0,
  rev: 1,
  ...changes,
})

test('the higher rev wins in any order, and a download count never shrinks', () => {
  const known = [resource('a', { rev: 3, title: 'now', downloads: 5 })]
  const late = resource('a', { rev: 2, title: 'before', downloads: 4 })
  expect(withResources(known, [late])).toMatchObject([{ title: 'now', downloads: 5 }])
  const next = resource('a', { rev: 4, title: 'next', downloads: 3 })
  expect(withResources(known, [next, resource('b')])).toMatchObject([
    { title: 'next', downloads: 5 },
    { id: 'b' },
  ])
  expect(withDownloads(known, 'a', 9)).toMatchObject([{ downloads: 9 }])
  expect(withDownloads(known, 'a', 1)).toMatchObject([{ downloads: 5 }])
  expect(withoutResource(known, 'a')).toEqual([])
})

test('a category is ordered by position, archived resources separately', () => {
  const all = [
    resource('b', { position: 2 }),
    resource('a', { position: 1 }),
    resource('old', { position: 0, archived: true }),
    resource('kit', { category: 'marketing' }),
  ]
  const { current, archived } = inCategory(all, 'technical')
  expect(current.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(archived.map(({ id }) => id)).toEqual(['old'])
  const moved = inCategory(withOrder(all, ['b', 'a']), 'technical').current
  expect(moved.map(({ id, position }) => [id, position])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

test('a resource is moved within its list, not past the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(movedTo(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
})

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [9, 10],
  [10, 10],
  [11, 20],
  [38, 40],
  [412, 600],
])('a chart with a maximum of %d has an axis to %d', (most, top) => {
  expect(roundAbove(most)).toBe(top)
})

test('a file is checked by name and size before upload', () => {
  expect(fileProblem({ name: 'a.PDF', size: 1 })).toBeNull()
  expect(fileProblem({ name: 'a.pdf', size: 200 * 1024 * 1024 })).toBeNull()
  expect(fileProblem({ name: 'a.pdf', size: 200 * 1024 * 1024 + 1 })).toMatch(/limit is 200 MB/)
  expect(fileProblem({ name: 'a.pdf', size: 0 })).toBe('This file is empty.')
  expect(fileProblem({ name: 'a.exe', size: 1 })).toMatch(/^Files of this type can’t be used/)
})
