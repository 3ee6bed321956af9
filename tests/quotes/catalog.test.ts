/** The price list matches the specification, and only admins can get it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalog } from '#server/quotes/catalog'
import { categories, hours, money } from '#shared/quotes/rules'
import { startWorld, type World } from '../chat/world'

/** id: cost / MSRP / hours */
const wanted = {
  controller: [
    'wr-1r12: 170.00 / 340.00 / 2.0',
    'x-401: 270.00 / 540.00 / 2.0',
    'x-412: 370.00 / 740.00 / 4.0',
    'x-432: 630.00 / 1,260.00 / 6.0',
  ],
  cellular: [
    'sms-io: 150.00 / 300.00 / 2.0',
    'battery-backup: 90.00 / 180.00 / 0.5',
    'cell-booster: 290.00 / 480.00 / 6.0',
  ],
  sign: [
    'vinyl-sign: 100.00 / 200.00 / 2.0',
    'vinyl-enclosure: 250.00 / 500.00 / 2.0',
    'led-kit: 75.00 / 150.00 / 0.5',
    'wood-post: 50.00 / 100.00 / 1.5',
    'gooseneck: 180.00 / 360.00 / 1.5',
    'wireless-relay: 640.00 / 1,280.00 / 3.0',
  ],
  subscription: [
    'base-sub: 15.00 / 30.00 / 0.0',
    'add-door: 3.00 / 6.00 / 0.0',
    'add-camera: 3.00 / 6.00 / 0.0',
    'lpr-access: 100.00 / 200.00 / 0.0',
    'dedicated-number: 0.50 / 2.00 / 0.0',
    'sim-card: 6.00 / 12.00 / 0.0',
    'lifetime-warranty: 15.00 / 30.00 / 0.0',
  ],
}

test.each(categories)('$name has all items with cost, MSRP and hours', ({ id: category }) => {
  const items = catalog.items.filter((item) => item.category === category)
  const rows = items.map(
    ({ id, cost, msrp, tenths }) => `${id}: ${money(cost)} / ${money(msrp)} / ${hours(tenths)}`,
  )
  expect(rows).toEqual(wanted[category])
})

test('prices never change under the same version', () => {
  const pricesOf: Readonly<Record<number, string>> = { 1: '60f58b52f0c2ebd0' }
  const prices = catalog.items.map(({ id, cost, msrp, tenths }) => [id, cost, msrp, tenths])
  const hash = createHash('sha256').update(JSON.stringify(prices)).digest('hex').slice(0, 16)
  expect(hash, 'a new version and its line here').toBe(pricesOf[catalog.version])
})

test('every item has a unique name and a description', () => {
  expect(new Set(catalog.items.map(({ name }) => name)).size).toBe(20)
  for (const { about } of catalog.items) expect(about).toMatch(/^[A-Z][^\n]{5,60}$/)
})

describe('the price list', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.close())

  const ask = (cookie?: string) =>
    world.call('GET', '/api/quotes/catalogue', cookie === undefined ? {} : { cookie })

  test('is served to admins with its version', async () => {
    const reply = await ask(await world.signIn())
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ timeZone: 'America/New_York', ...catalog })
  })

  test('is refused without a session and to dealers', async () => {
    for (const reply of [await ask(), await ask(await world.signIn('dealer'))]) {
      expect(reply.status).toBe(401)
      expect(await reply.text()).not.toMatch(/cost|x-401/)
    }
  })
})

test('no file that a browser can load contains an item’s id', () => {
  const folder = fileURLToPath(new URL('../../dist/client', import.meta.url))
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json|css|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(texts.some((path) => /CalculatorPage.*\.js$/.test(path))).toBe(true)
  // Ids such as 'wood-post' may occur elsewhere; all these together mean the table.
  const ids = catalog.items.map(({ id }) => id).filter((id) => /\d|sub|io$/.test(id))
  expect(ids.length).toBeGreaterThan(5)
  const holding = texts.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return ids.some(
      (id) => text.includes(`'${id}'`) || text.includes(`"${id}"`) || text.includes(`\`${id}\``),
    )
  })
  expect(holding).toEqual([])
})
