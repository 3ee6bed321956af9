/** The docs link to existing files, and give a reason for every dependency. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

const found = (document: string, pattern: RegExp) =>
  [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, path = '']) => path)

test.each(documents)('%s links only to files that exist', (document) => {
  const links = found(document, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g)
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
})

test.each(documents)('%s names only files that exist', (document) => {
  const paths = found(document, /`((?:client|server|shared|scripts|tests|docs)\/[\w./-]+)`/g)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('docs/decisions/libraries.md lists every dependency, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const rows = found('docs/decisions/libraries.md', /^\| (`.+`) \|/gm)
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(listed.toSorted()).toEqual(names.toSorted())
})
