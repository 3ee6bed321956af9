/** Docs and comments name existing files, and the docs give a reason for every dependency. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './architecture/source'

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

/** A file by the end of its path, with or without dots before it. */
const named = /(?<![\w./@-])(?:\.{1,2}\/)*((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css))\b/g

test('documents and comments name only files that exist', () => {
  const files = [
    ...readdirSync('.').filter((name) => /\.\w+$/.test(name)),
    ...filesIn('client', 'docs', 'scripts', 'server', 'shared', 'tests'),
  ]
  const known = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`))
  const read = files.filter((file) => /\.(md|tsx?|mjs|css)$/.test(file) && file !== 'CHANGELOG.md')
  const lost = read.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || /^\s*(\/?\*|\/\/)/.test(line))
      .flatMap((line) => [...line.matchAll(named)].map(([, path = '']) => path))
      .filter((path) => !known(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(lost).toEqual([])
})

test('docs/decisions/libraries.md lists every dependency, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const rows = found('docs/decisions/libraries.md', /^\| (`.+`) \|/gm)
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(listed.toSorted()).toEqual(names.toSorted())
})
