import { once } from 'node:events'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Clone, makeClone } from './clone'

let clone: Clone

beforeEach(() => {
  clone = makeClone()
})
afterEach(() => {
  clone.remove()
})

const start = ['scripts/start.mjs']
const lock = 'dist/preparing.lock'
const busy =
  /^Another run \(process \d+\) is installing or building here\. Wait for it to finish, then start again\.\n$/

describe('npm start', () => {
  test('builds at first, not again without changes, and again after a change', async () => {
    expect((await clone.run(start)).output).toMatch(/^built\nserving/)
    expect((await clone.run(start)).output).toMatch(/^serving/)
    clone.write('server/main.ts', '// version 2')
    expect((await clone.run(start)).output).toMatch(/^built\nserving/)
    for (const changed of ['client/new.tsx', 'scripts/backup.ts', 'scripts/restore.ts']) {
      clone.write(changed, '// new')
      expect((await clone.run(start)).output, changed).toMatch(/^built\nserving/)
    }
    expect((await clone.run(start)).output).toMatch(/^serving/)
    expect(existsSync(join(clone.folder, lock))).toBe(false)
  })

  test('works from any folder', async () => {
    const { output, code } = await clone.run([join(clone.folder, 'scripts/start.mjs')], {
      cwd: tmpdir(),
    })
    expect([output.trim().split('\n').at(-1), code]).toEqual(['serving', 0])
  })

  test('takes settings from .env, which the environment overrides', async () => {
    clone.write('.env', 'FROM_FILE=written\n')
    expect((await clone.run(start)).output).toContain('serving written')
  })

  test('names a .env value that a # would cut, and starts nothing', async () => {
    for (const value of ['Visitors#1', '#Visitors', 'two words#1']) {
      clone.write('.env', `PORT=3000 # the port\n# A=b#c\nFROM_FILE=${value}\n`)
      const { output, code } = await clone.run(start)
      expect(output, value).toContain(
        'Setting FROM_FILE: a # begins a comment in .env. Put a value that has one in quotes: FROM_FILE="…"\n',
      )
      expect([code, output.includes('serving')], value).toEqual([1, false])
    }
    for (const [line, value] of [
      ['FROM_FILE="Visitors#1"', 'Visitors#1'],
      ["export FROM_FILE='Visitors#1'", 'Visitors#1'],
      ['FROM_FILE=Visitors # a note', 'Visitors'],
      ['FROM_FILE= # a note', ''],
    ]) {
      clone.write('.env', `${line}\n`)
      expect((await clone.run(start)).output, line).toContain(`serving ${value}\n`)
    }
  })

  test('says that the build failed, exits 1, and builds again next time', async () => {
    clone.write('scripts/build/run.mjs', "console.error('no such file'); process.exit(1)")
    for (let time = 0; time < 2; time++) {
      const { output, code } = await clone.run(start)
      expect(output).toBe('no such file\nThe build failed. See the reason above.\n')
      expect(code).toBe(1)
    }
    expect(existsSync(join(clone.folder, lock))).toBe(false)
  })

  test('says that Node is too old in one line and exits 1', async () => {
    for (const version of ['18.20.4', '20.18.3', '21.7.0', '22.11.0']) {
      const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
      const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, ...start]
      const { output, code } = await clone.run(args)
      expect(output).toBe(
        `Node ${version} is too old: this needs 20.19 or later, or 22.12 or later.\n`,
      )
      expect(code).toBe(1)
    }
  })
})

describe('starting while another start builds', () => {
  /** Builds until the test creates go-on. */
  const slowBuild = `import { mkdirSync, watch, writeFileSync } from 'node:fs'
mkdirSync('dist/server', { recursive: true })
writeFileSync('dist/server/main.js', "console.log('serving')")
const watcher = watch('.', (_event, name) => { if (name === 'go-on') watcher.close() })
console.log('building')
`

  test('says so in one line, exits 1, and leaves the other alone', async () => {
    clone.write('scripts/build/run.mjs', slowBuild)
    const first = await clone.run(start, { until: 'building' })
    const second = await clone.run(start)
    expect(second.output).toMatch(busy)
    expect(second.code).toBe(1)
    const ended = once(first.process, 'close')
    clone.write('go-on', '')
    expect((await ended)[0]).toBe(0)
    expect((await clone.run(start)).output).toBe('serving\n')
  })

  test('continues when the other was killed', async () => {
    clone.write('scripts/build/run.mjs', slowBuild)
    const first = await clone.run(start, { until: 'building' })
    const ended = once(first.process, 'close')
    first.process.kill('SIGKILL')
    // The orphaned build holds the terminal until it ends.
    clone.write('go-on', '')
    await ended
    expect(existsSync(join(clone.folder, lock))).toBe(true)
    clone.write('scripts/build/run.mjs', "console.log('built')")
    expect((await clone.run(start)).output).toBe('built\nserving\n')
    expect(existsSync(join(clone.folder, lock))).toBe(false)
  })

  test('leaves nothing behind when the other was stopped', async () => {
    clone.write('scripts/build/run.mjs', slowBuild)
    const first = await clone.run(start, { until: 'building' })
    const ended = once(first.process, 'close')
    first.process.kill('SIGTERM')
    // There is no go-on: the build ends because SIGTERM is passed on to it.
    await ended
    expect(existsSync(join(clone.folder, lock))).toBe(false)
  })

  test('continues when the lock is old, whoever has its process id now', async () => {
    clone.write(lock, String(process.pid))
    expect((await clone.run(start)).output).toMatch(busy)
    const longAgo = new Date(Date.now() - 3_600_000)
    utimesSync(join(clone.folder, lock), longAgo, longAgo)
    expect((await clone.run(start)).output).toMatch(/^built\nserving/)
  })
})

describe('installing', () => {
  test('is suggested when a package is missing or of another version', async () => {
    const { isInstalled } = await import('../../scripts/prepare/installed.mjs')
    expect(isInstalled(clone.folder)).toBe(true)
    rmSync(join(clone.folder, 'node_modules'))
    expect(isInstalled(clone.folder)).toBe(false)
    const wanted = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    }
    const elsewhere = { 'node_modules/for-mac': { version: '1.0.0', optional: true } }
    writeFileSync(
      join(clone.folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, ...wanted, ...elsewhere } }),
    )
    const install = (packages: Record<string, { version: string }>) =>
      clone.write('node_modules/.package-lock.json', JSON.stringify({ packages }))
    install(wanted)
    expect(isInstalled(clone.folder)).toBe(true)
    install({ 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(clone.folder)).toBe(false)
    install({ ...wanted, 'node_modules/b': { version: '2.0.1' } })
    expect(isInstalled(clone.folder)).toBe(false)
  })
})
