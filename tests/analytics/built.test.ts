/** recharts in the build: a script of its own, loaded only by Analytics and the shared figures. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
const scripts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)
const withCharts = [...scripts].filter(([, text]) => text.includes('recharts-wrapper'))

test('the chart library is in one script, loaded on demand by pages with figures', () => {
  expect(withCharts).toHaveLength(1)
  const [[name = ''] = []] = withCharts
  const namesOf = (script = '') =>
    [...scripts].filter(([, text]) => text.includes(`./${script}`)).map(([one]) => one)
  // The module of the figures, which both pages load.
  const naming = namesOf(name)
  expect(naming).toHaveLength(1)
  expect(namesOf(naming[0]).sort()).toEqual([
    expect.stringMatching(/^Analytics-/),
    expect.stringMatching(/^SharedFiguresPage-/),
  ])
  const asksAtOnce = new RegExp(`(from|import)\\s*["'\`]\\./${name.replace('.', '\\.')}`)
  expect(scripts.get(naming[0] ?? '')).not.toMatch(asksAtOnce)
})

test('the chart script stays under 100 kB compressed', () => {
  for (const [name] of withCharts) {
    expect(readFileSync(join(folder, `${name}.br`)).byteLength).toBeLessThan(100_000)
  }
})
