import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Clone, makeClone } from './clone'

// Both runners, some of them twice.
vi.setConfig({ testTimeout: 120_000 })

const root = fileURLToPath(new URL('../../', import.meta.url))
let clone: Clone

beforeEach(() => {
  clone = makeClone()
  for (const file of ['vitest.config.ts', 'playwright.config.ts']) {
    cpSync(join(root, file), join(clone.folder, file))
  }
})
afterEach(() => {
  clone.remove()
})

const vitest = "import { expect, test } from 'vitest'"
const playwright = "import { expect, test } from '@playwright/test'"
const passes = "test('passes', () => expect(1).toBe(1))"
const fails = "test('fails', () => expect(1).toBe(2))"
const waits = "test.skip('waits', () => {})"

/** Passes when it is run in a process that has not run it before, and not for the first time. */
function secondTry(mark: string): string {
  return `import { existsSync, writeFileSync } from 'node:fs'
    let tries = 0
    test('second try', () => {
      const isSecond = existsSync('${mark}')
      writeFileSync('${mark}', '')
      expect([isSecond, ++tries]).toEqual([true, 1])
    })`
}

async function runTests(...filters: string[]): Promise<{ last: string; code: number | null }> {
  const { last, code } = await runAll(...filters)
  return { last, code }
}

async function runAll(...filters: string[]) {
  const { output, code } = await clone.run(['scripts/test.mjs', ...filters])
  return { output, last: output.trim().split('\n').at(-1) ?? '', code }
}

describe('npm test', () => {
  test('ends with the counts of both runners, and goes on to the browser when a unit test failed', async () => {
    clone.write('tests/unit.test.ts', [vitest, passes, fails, waits].join('\n'))
    clone.write('tests/e2e/walk.test.ts', [playwright, passes, waits].join('\n'))
    expect(await runTests()).toEqual({ last: '2 passed, 1 failed, 2 skipped', code: 1 })
    expect(await runTests('walk')).toEqual({ last: '1 passed, 0 failed, 1 skipped', code: 0 })
  })

  test('counts a failure in the browser, and a file that cannot be loaded', async () => {
    clone.write('tests/unit.test.ts', [vitest, passes].join('\n'))
    clone.write('tests/broken.test.ts', "import './missing'")
    clone.write('tests/e2e/walk.test.ts', [playwright, fails].join('\n'))
    expect(await runTests()).toEqual({ last: '1 passed, 2 failed, 0 skipped', code: 1 })
  })

  test('names at its end what failed, and what passed only at the second try', async () => {
    clone.write('tests/unit.test.ts', [vitest, secondTry('unit'), fails].join('\n'))
    clone.write('tests/e2e/walk.test.ts', [playwright, secondTry('walk'), passes].join('\n'))
    const { output, last, code } = await runAll()
    expect({ last, code }).toEqual({ last: '3 passed, 1 failed, 0 skipped', code: 1 })
    const end = output.slice(output.indexOf('\nFailed: '))
    expect(end).toMatch(/^\nFailed: tests\/unit\.test\.ts > fails\n {2}expected 1 to be 2/)
    expect(end).toContain('Passed only at the second try: tests/unit.test.ts > second try')
    expect(end).toContain('Passed only at the second try: walk.test.ts > second try')
  })

  test('is not content with no tests at all', async () => {
    expect(await runTests('nothing')).toEqual({ last: '0 passed, 0 failed, 0 skipped', code: 1 })
  })
})
