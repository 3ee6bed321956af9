/** The architecture rules (ARCHITECTURE.md, 'Rules'). A failure names the file and its import. */
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#server/config/settings'
import {
  circlesIn,
  filesIn,
  importsOf,
  loadedWith,
  readSource,
  readText,
  type SourceFile,
} from './architecture/source'

const source = readSource('client', 'server', 'shared')
const files = [...source.values()]
const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)

/** 'file -> target' for each import that breaks a rule. */
function offending(
  isConcerned: (file: SourceFile) => boolean,
  isWrong: (one: SourceFile['imports'][number], file: SourceFile) => boolean,
): string[] {
  return files
    .filter(isConcerned)
    .flatMap((file) =>
      file.imports
        .filter((one) => isWrong(one, file))
        .map((one) => `${file.path} -> ${one.target}`),
    )
}

const isPackage = (target: string, names: readonly string[]) =>
  names.some((name) => target === name || target.startsWith(`${name}/`))

test('only one function sends texts, through one module', () => {
  const loaders = files.filter(({ imports }) => imports.some(({ target }) => target === 'twilio'))
  expect(loaders.map(({ path }) => path)).toEqual(['server/phone/provider.ts'])
  const senders = files.filter(({ path }) =>
    /provider\.send\(|messages\.create\(/.test(readText(path)),
  )
  expect(senders.map(({ path }) => path).sort()).toEqual([
    'server/phone/outbound/sendText.ts',
    'server/phone/provider.ts',
  ])
})

test('only one module creates metrics, and it loads the client on demand', () => {
  const loaders = files.flatMap(({ path, imports }) =>
    imports.filter(({ target }) => target === 'prom-client').map((one) => ({ path, one })),
  )
  expect(new Set(loaders.map(({ path }) => path))).toEqual(
    new Set(['server/monitoring/metrics.ts']),
  )
  expect(loaders.every(({ one }) => one.isType || one.isDynamic)).toBe(true)
})

test('only one file opens the messages collection', () => {
  const openers = files.filter(
    ({ path, text }) =>
      inside('server')(path) &&
      !inside('server/store')(path) &&
      /collection(<[^>]*>)?\('messages'\)/.test(text),
  )
  expect(openers.map(({ path }) => path)).toEqual(['server/chat/messages/queries.ts'])
})

describe('client, server and shared', () => {
  test('there are source files to check', () => {
    for (const folder of ['client', 'server', 'shared']) {
      expect(files.filter(({ path }) => inside(folder)(path)).length).toBeGreaterThan(5)
    }
  })

  test('every import of our own leads to a file', () => {
    const missing = offending(
      () => true,
      ({ isFound }) => !isFound,
    )
    expect(missing).toEqual([])
  })

  test('no folder holds more than 20 files', () => {
    const folders = filesIn('client', 'server', 'shared', 'scripts').map((path) => dirname(path))
    const full = new Set(
      folders.filter((folder) => folders.filter((one) => one === folder).length > 20),
    )
    expect([...full]).toEqual([])
  })

  test('no folder takes part in an import cycle with a sibling', () => {
    expect(circlesIn(foldersBeside(files))).toEqual([])
  })

  test('no file takes part in an import cycle, types included', () => {
    expect(circlesIn(source)).toEqual([])
  })

  test('shared imports nothing but shared and zod', () => {
    const wrong = offending(
      ({ path }) => inside('shared')(path),
      ({ target, isOurs }) => (isOurs ? !inside('shared')(target) : target !== 'zod'),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['client', 'server'],
    ['server', 'client'],
  ])('%s never imports %s', (one, other) => {
    const wrong = offending(
      ({ path }) => inside(one)(path),
      ({ target, isOurs }) => isOurs && inside(other)(target),
    )
    expect(wrong).toEqual([])
  })
})

describe('only one place may', () => {
  test('read the environment: server/config/settings.ts', () => {
    const readers = files.filter(({ text }) => /\bprocess\.env\b/.test(text))
    expect(readers.map(({ path }) => path)).toEqual(['server/config/settings.ts'])
  })

  test.each([
    ['mongodb', 'server/store'],
    ['lmdb', 'server/store'],
    ['mingo', 'server/store'],
    ['recharts', 'client/admin/analytics/chart'],
    ['unpdf', 'client/admin/reading/readers'],
    ['htmlparser2', 'client/admin/reading/readers'],
  ])('import %s: %s', (name, folder) => {
    const wrong = offending(
      ({ path }) => !inside(folder)(path),
      ({ target }) => isPackage(target, [name]),
    )
    expect(wrong).toEqual([])
  })

  test('import TanStack Query: the admin and dealer pages, and their sessions', () => {
    const folders = ['client/admin', 'client/dealer', 'client/session']
    const wrong = offending(
      ({ path }) => !folders.some((folder) => inside(folder)(path)),
      ({ target }) => target.startsWith('@tanstack/'),
    )
    expect(wrong).toEqual([])
  })

  test('refetch after live updates: client/admin/data/updateCache.ts', () => {
    const asking = files.filter(
      ({ path, text }) => inside('client/admin/data')(path) && text.includes('invalidateQueries'),
    )
    expect(asking.map(({ path }) => path)).toEqual(['client/admin/data/updateCache.ts'])
  })

  test('import jspdf: files named for a PDF', () => {
    const wrong = offending(
      ({ path }) => !/pdf/i.test(path),
      ({ target }) => isPackage(target, ['jspdf']),
    )
    expect(wrong).toEqual([])
  })
})

describe('browser bundles', () => {
  test('hold no zod: from files with schemas they import only types', () => {
    const entries = files.filter(({ path }) => inside('client')(path))
    const wrong = entries.filter(({ path }) => loadedWith(source, path).has('zod'))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  const tools = ['recharts', 'jspdf', '@tanstack/react-query']
  const line = ['socket.io-client', 'idb']

  test.each([
    ['the page', 'client/main.tsx', [...tools, ...line]],
    ['the starter inside the page', 'client/starter.ts', ['react', 'react-dom', ...tools, ...line]],
    ["Whisper's panel", 'client/whisper/start.tsx', ['react-router-dom', ...tools]],
  ])('for %s hold only what it needs; the tools load on demand', (_name, entry, onDemand) => {
    expect(source.has(entry)).toBe(true)
    // From the admin pages, only the route table.
    const isTool = (target: string) =>
      /^client\/(admin|dealer)\//.test(target) && !target.endsWith('/routes.tsx')
    const loaded = [...loadedWith(source, entry)]
    expect(loaded.filter((target) => isTool(target) || isPackage(target, onDemand))).toEqual([])
  })
})

test('the source has no syntax that Node 20 lacks, since scripts such as `npm run answers` run it as it is', () => {
  const newer = files.filter(({ text }) => /\b(?:await )?using \w+ = /.test(text))
  expect(newer.map(({ path }) => path)).toEqual([])
})

describe('client/admin', () => {
  const roomIn = (path: string) => /^client\/admin\/[^/]+(?=\/)/.exec(path)?.[0] ?? ''
  /**
   * In order: each may use those before it. These are the tool-independent code, the tools' server
   * data, code shared by tools, and the frame. Every other folder is a tool.
   */
  const foundation = ['ui', 'data', 'common', 'frame'].map((room) => `client/admin/${room}`)
  const isInRoom = ({ path }: SourceFile) => roomIn(path) !== ''

  test('holds only the area, its routes and its addresses at its root', () => {
    const root = files.map(({ path }) => path).filter((path) => /^client\/admin\/[^/]+$/.test(path))
    expect(root.sort()).toEqual(
      ['AdminArea.tsx', 'paths.ts', 'routes.tsx'].map((name) => `client/admin/${name}`),
    )
  })

  test('has no tool importing another and no import going upward, types included', () => {
    const mayUse = (from: string, to: string) =>
      from === to ||
      (foundation.includes(to) &&
        (!foundation.includes(from) || foundation.indexOf(to) < foundation.indexOf(from)))
    const wrong = offending(
      isInRoom,
      ({ target }, { path }) =>
        inside('client/admin')(target) && !mayUse(roomIn(path), roomIn(target)),
    )
    expect(wrong).toEqual([])
  })
})

/** server/<folder> of a file; undefined for files at the root. */
const roomOf = (path: string) => /^server\/[^/]+(?=\/)/.exec(path)?.[0]

describe('server', () => {
  /** In order: each may use those before it. Subjects use all of them; none uses a subject. */
  const foundation = ['store', 'monitoring', 'config', 'http', 'live', 'jobs', 'mail'].map(
    (room) => `server/${room}`,
  )
  const rooms = [...new Set(files.map(({ path }) => roomOf(path)))].filter(
    (room) => room !== undefined,
  )
  const subjects = rooms.filter((room) => !foundation.includes(room))

  test('holds only the program, the app and the subjects’ dependencies at its root', () => {
    const root = files.filter(({ path }) => /^server\/[^/]+$/.test(path)).map(({ path }) => path)
    expect(root.sort()).toEqual(
      ['app', 'context', 'main', 'openSite', 'subjects'].map((name) => `server/${name}.ts`),
    )
  })

  test('has a foundation without upward imports, types included', () => {
    const wrong = offending(
      ({ path }) => foundation.includes(roomOf(path) ?? ''),
      ({ target, isOurs }, { path }) =>
        isOurs &&
        inside('server')(target) &&
        !foundation
          .slice(0, foundation.indexOf(roomOf(path) ?? '') + 1)
          .includes(roomOf(target) ?? ''),
    )
    expect(wrong).toEqual([])
  })

  test('has no import cycle between subjects, types included', () => {
    const uses = new Map<string, SourceFile>()
    for (const room of subjects) {
      const imports = files
        .filter(({ path }) => roomOf(path) === room)
        .flatMap((file) => file.imports)
        .flatMap((one) => {
          const target = roomOf(one.target)
          return target !== undefined && target !== room && subjects.includes(target)
            ? [{ ...one, target }]
            : []
        })
      uses.set(room, { path: room, text: '', imports })
    }
    expect(circlesIn(uses)).toEqual([])
  })

  test('opens a collection only in the room that declares its documents', () => {
    const declared = new Map<string, string>()
    for (const { path, text } of files.filter(({ path }) => inside('server')(path)))
      for (const [, fields = ''] of text.matchAll(/interface Documents \{([^}]*)\}/g))
        for (const name of namesIn(fields, /^ +(\w+):/gm)) declared.set(name, roomOf(path) ?? '')
    expect(declared.size).toBeGreaterThan(30)
    const wrong = files.flatMap(({ path, text }) =>
      namesIn(text, /\bcollection(?:<.*>)?\('(\w+)'\)/g)
        .filter((name) => name !== 'facts' && !inside('server/store')(path))
        .filter((name) => declared.get(name) !== roomOf(path))
        .map((name) => `${path} -> ${name}`),
    )
    expect(wrong).toEqual([
      // Contact comes after quotes, which only look whether a request is still there.
      'server/quotes/quoteCreator.ts -> requests',
      // `npm run password` runs without the team.
      'server/session/session.ts -> pushDevices',
    ])
  })

  /** These register the subjects with each other, so they may import more of each. */
  const composers = ['app', 'context', 'openSite', 'subjects'].map((name) => `server/${name}.ts`)

  test.each(subjects)('%s is imported through one file only, types included', (folder) => {
    const entering = offending(
      ({ path }) => !inside(folder)(path) && !composers.includes(path),
      ({ target }) => inside(folder)(target),
    )
    const entered = new Set(entering.map((line) => line.split(' -> ')[1]))
    expect(entered.size > 1 ? entering : []).toEqual([])
  })
})

describe('settings', () => {
  test('are all documented in the README and in .env.example, and no others', () => {
    const inCode = namesIn(readText('server/config/environment.ts'), /^ {2}([A-Z][A-Z_]+):/gm)
    expect(inCode).toContain('PORT')
    expect(namesIn(readText('README.md'), /^\| `([A-Z_]+)` +\|/gm)).toEqual(inCode)
    expect(namesIn(readText('.env.example'), /^#? ?([A-Z_]+)=/gm)).toEqual(inCode)
  })

  test('have the defaults that the README and .env.example tell', () => {
    const inTable = readText('README.md').matchAll(/^\| `([A-Z_]+)` +\| ([\w./]+) +\|/gm)
    const told = Object.fromEntries([...inTable].map(([, name, value]) => [name ?? '', value]))
    const example = Object.entries(parseEnv(readText('.env.example')))
    const given = [...Object.entries(told).filter(([, value]) => value !== 'none'), ...example]
    expect(given.length).toBeGreaterThan(10)
    for (const [name, value] of given.filter(([, value]) => value !== ''))
      expect([name, readSettings({ [name]: value })]).toEqual([name, readSettings({})])
  })
})

/** Each folder with what it imports of the folders beside it; files beside them belong to both. */
function foldersBeside(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  const folders = new Map<string, SourceFile>()
  for (const { path, imports } of files) {
    for (const one of imports.filter(({ isOurs }) => isOurs)) {
      const [from, to] = [path.split('/'), one.target.split('/')]
      const apart = from.findIndex((name, at) => name !== to[at])
      if (apart >= from.length - 1 || apart >= to.length - 1) continue
      const folder = from.slice(0, apart + 1).join('/')
      const known = folders.get(folder)?.imports ?? []
      const target = to.slice(0, apart + 1).join('/')
      folders.set(folder, { path: folder, text: '', imports: [...known, { ...one, target }] })
    }
  }
  return folders
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).sort()
}

describe('the import parser', () => {
  test('finds cycles, and doesn’t count dynamic imports', () => {
    const read = (path: string, text: string) =>
      [`shared/${path}`, { path, text, imports: importsOf(`shared/${path}`, text) }] as const
    const circlesOf = (...read: (readonly [string, SourceFile])[]) => circlesIn(new Map(read))
    const words = read('csv.ts', "import type { A } from './readCsv'")
    expect(circlesOf(words, read('readCsv.ts', "import { b } from './csv'"))).toEqual([
      'shared/csv.ts > shared/readCsv.ts > shared/csv.ts',
    ])
    expect(circlesOf(words, read('readCsv.ts', "const b = import('./csv')"))).toEqual([])
  })

  test('distinguishes values, types and dynamic imports', () => {
    const text = [
      "import { a, type B } from './a'",
      "import type { C } from 'zod'",
      "import { type D, type E } from 'lmdb'",
      "import {\n  f,\n  g,\n} from '#shared/contract'",
      "import './base.css'",
      "export { h } from 'mingo'",
      "const load = () => import('jspdf')",
      "type Keys = typeof import('./keys')",
    ].join('\n')
    const read = importsOf('shared/x.ts', text).map(
      ({ target, isType, isDynamic }) =>
        `${target}${isType ? ' type' : ''}${isDynamic ? ' later' : ''}`,
    )
    expect(read.sort()).toEqual([
      'jspdf later',
      'lmdb type',
      'mingo',
      'shared/a',
      'shared/base.css',
      'shared/contract.ts',
      'shared/keys type later',
      'zod type',
    ])
  })
})
