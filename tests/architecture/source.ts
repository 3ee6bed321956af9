/** The source files with their imports, for the rules in tests/architecture.test.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Import {
  /** As written; for our own files the path from the project's folder, e.g. shared/chat/rules.ts */
  target: string
  isOurs: boolean
  isFound: boolean
  /** Erased by compiling: `import type`, `export type`, `typeof import()`. */
  isType: boolean
  /** `import()`: loaded on demand. */
  isDynamic: boolean
}

export interface SourceFile {
  path: string
  text: string
  imports: readonly Import[]
}

export function readSource(...folders: string[]): ReadonlyMap<string, SourceFile> {
  const paths = filesIn(...folders).filter((path) => /\.(ts|tsx)$/.test(path))
  return new Map(paths.sort().map((path) => [path, readFile(path)]))
}

export function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
  )
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function readFile(path: string): SourceFile {
  const text = readText(path)
  return { path, text, imports: importsOf(path, text) }
}

const statement = /^\s*(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s*'([^']+)'/gm
const forEffect = /^\s*import\s*'([^']+)'/gm
const call = /(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g

/** These patterns rely on the formatter's single spelling. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = []
  const add = (specifier: string, isType: boolean, isDynamic: boolean) => {
    found.push({ ...resolve(path, specifier), isType, isDynamic })
  }
  for (const [, type, names = '', specifier = ''] of text.matchAll(statement)) {
    add(specifier, type !== undefined || bringsOnlyTypes(names), false)
  }
  for (const [, specifier = ''] of text.matchAll(forEffect)) add(specifier, false, false)
  for (const [, type, specifier = ''] of text.matchAll(call)) {
    add(specifier, type !== undefined, true)
  }
  return found
}

/** Matches `{ type A, type B }`. */
function bringsOnlyTypes(names: string): boolean {
  const listed = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  const each = listed
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isOurs' | 'isFound'> {
  const isOurs = /^(\.|#)/.test(specifier)
  if (!isOurs) return { target: specifier, isOurs, isFound: true }
  const named = specifier.startsWith('#')
    ? specifier.slice(1)
    : posix.join(dirname(from), specifier)
  const path = named.replace(/\?[\w&]+$/, '')
  const found = [`${path}.ts`, `${path}.tsx`, path].find((one) => existsSync(join(root, one)))
  return { target: found ?? path, isOurs, isFound: found !== undefined }
}

/** Every file that loads with `start`, by its value imports, transitively. */
export function loadedWith(
  source: ReadonlyMap<string, SourceFile>,
  start: string,
): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (target: string) => {
    if (reached.has(target)) return
    reached.add(target)
    for (const one of source.get(target)?.imports ?? []) {
      if (!one.isType && !one.isDynamic) visit(one.target)
    }
  }
  visit(start)
  return reached
}

/** 'a > b > a' for each import cycle; dynamic imports don't count. */
export function circlesIn(source: ReadonlyMap<string, SourceFile>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (path: string) => {
    const before = way.indexOf(path)
    if (before >= 0) circles.push([...way.slice(before), path].join(' > '))
    if (before >= 0 || done.has(path)) return
    way.push(path)
    for (const { target, isType, isDynamic } of source.get(path)?.imports ?? []) {
      if (isType || !isDynamic) visit(target)
    }
    way.pop()
    done.add(path)
  }
  for (const path of source.keys()) visit(path)
  return circles
}
