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

test('one script holds it, and that is loaded on demand where figures are shown alone', () => {
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

test('it stays under 100 kB on the way', () => {
  for (const [name] of withCharts) {
    expect(readFileSync(join(folder, `${name}.br`)).byteLength).toBeLessThan(100_000)
  }
})
