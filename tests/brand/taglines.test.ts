/** Changed taglines are stored, announced, and part of every page served next. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandAddresses } from '#shared/brand/addresses'
import { defaultAssets } from '#shared/brand/assets'
import type { BrandAsset } from '#shared/brand/calls'
import { taglineLimit } from '#shared/brand/rules'
import { startWorld, until, type World } from '../chat/world'
import { rowsOf } from '../store/stores'

let world: World
let cookie: string
beforeEach(async () => {
  world = await startWorld()
  cookie = await world.signIn()
})
afterEach(() => world.close())

const address = '/api/brand/taglines/primary-tagline'
const save = (value: unknown, rev: unknown = 0, path = address) =>
  world.call('PUT', path, { cookie, body: { value, rev } })

async function assets(): Promise<BrandAsset[]> {
  return (await (await world.call('GET', '/api/brand/assets', { cookie })).json()).assets
}

async function primary(): Promise<BrandAsset | undefined> {
  return (await assets()).find(({ id }) => id === 'primary-tagline')
}

test('the specification’s assets are there before any change', async () => {
  expect(await assets()).toEqual(defaultAssets.map((asset) => ({ ...asset, rev: 0 })))
})

describe('without permission', () => {
  test.each(Object.values(brandAddresses))('a visitor or dealer can’t call %s', async (given) => {
    const [method = '', pattern = ''] = given.split(' ')
    const body = method === 'PUT' ? { value: 'Mine', rev: 0 } : undefined
    for (const stranger of ['', 'admin-session=authenticated', await world.signIn('dealer')]) {
      const reply = await world.call(method, pattern.replace(':id', 'primary-tagline'), {
        cookie: stranger,
        body,
      })
      expect(reply.status).toBe(401)
    }
    expect((await primary())?.rev).toBe(0)
  })

  test('another site can’t save a tagline', async () => {
    const headers = { origin: 'https://evil.example' }
    const body = { value: 'Mine', rev: 0 }
    expect((await world.call('PUT', address, { cookie, headers, body })).status).toBe(403)
  })
})

describe('a saved tagline', () => {
  test('survives a restart, with the other defaults unchanged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'taglines-'))
    await world.close()
    world = await startWorld({ dataDir })
    cookie = await world.signIn()
    expect(await (await save('  Open from\n anywhere ')).json()).toMatchObject({ rev: 1 })
    await world.close()
    world = await startWorld({ dataDir })
    cookie = await world.signIn()
    expect((await primary())?.value).toBe('Open from anywhere')
    expect((await assets()).map(({ id }) => id)).toEqual(defaultAssets.map(({ id }) => id))
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('reaches every admin live', async () => {
    const watching = await world.admin()
    await save('Open from anywhere')
    await until(() => JSON.stringify(watching.told).includes('"value":"Open from anywhere"'))
  })

  test('is in the next page served, and a browser with the old page gets the new one', async () => {
    const before = await world.call('GET', '/')
    const etag = before.headers.get('etag') ?? ''
    expect(await before.text()).toContain('<p>Smart Property Access</p>')
    await save('Open from anywhere')
    for (const path of ['/', '/system', '/nowhere']) {
      expect(await (await world.call('GET', path)).text()).toContain('<p>Open from anywhere</p>')
    }
    const again = await world.call('GET', '/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(200)
  })

  test('is plain text on a page, whatever it contains', async () => {
    const hostile = `</script><script>alert("1")</script>' & %KEPT% %PUBLIC_URL% $& $1`
    expect((await save(hostile)).status).toBe(200)
    const secondary = '/api/brand/taglines/secondary-tagline'
    expect((await save(hostile, 0, secondary)).status).toBe(200)
    const html = await (await world.call('GET', '/')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(
      '<p>&#60;/script&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#39; &#38; %KEPT% %PUBLIC_URL% $&#38; $1</p>',
    )
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(told)).toEqual({ slogan: hostile, description: hostile })
  })

  test('leaves Whisper’s visibility unchanged', async () => {
    await world.call('PUT', '/api/whisper/settings', { cookie, body: { isVisible: false } })
    await save('Open from anywhere')
    const hidden = await (await world.call('GET', '/')).text()
    expect(hidden).toContain('data-whisper="hidden"')
    await world.call('PUT', '/api/whisper/settings', { cookie, body: { isVisible: true } })
    const shown = await (await world.call('GET', '/')).text()
    expect(shown).toContain('data-whisper="visible"')
    expect(shown).toContain('<p>Open from anywhere</p>')
  })
})

describe('when two admins edit the same tagline', () => {
  test('the second gets a conflict and the first one’s text stays', async () => {
    await save('The first')
    const late = await save('The second')
    expect(late.status).toBe(409)
    expect((await late.json()).error.message).toContain('Another admin')
    expect(await primary()).toMatchObject({ value: 'The first', rev: 1 })
    expect((await save('The second', 1)).status).toBe(200)
    expect(await primary()).toMatchObject({ value: 'The second', rev: 2 })
    expect((await save('The third', 1)).status).toBe(409)
  })

  test('of many simultaneous saves one wins, and the page shows what is stored', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => save(`Number ${n}`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const stored = await primary()
    expect(await (await world.call('GET', '/')).text()).toContain(`<p>${stored?.value}</p>`)
  })

  test('saving the same text twice is one change: a lost reply can be retried', async () => {
    expect(await (await save('Again')).json()).toMatchObject({ rev: 1 })
    expect(await (await save('Again')).json()).toMatchObject({ rev: 1 })
  })
})

describe('a tagline is refused without any change', () => {
  test.each([
    ['no words', '  \n ', 0],
    ['only signs that nobody sees', '\u202e\u0007', 0],
    ['too many words', 'x'.repeat(taglineLimit + 1), 0],
    ['an operator', { $gt: '' }, 0],
    ['an operator as the revision', 'Mine', { $gt: 0 }],
    ['half a revision', 'Mine', 0.5],
  ])('with %s', async (_, value, rev) => {
    expect((await save(value, rev)).status).toBe(400)
    expect((await primary())?.rev).toBe(0)
  })

  test.each(['primary-logo', 'primary-font', 'nothing', '__proto__'])('id %s', async (id) => {
    expect((await save('Mine', 0, `/api/brand/taglines/${id}`)).status).toBe(404)
  })
})

test('a broken record is ignored: the default shows and can be replaced', async () => {
  const broken = { _id: 'primary-tagline', value: 7, rev: 'x' }
  await rowsOf(world.store, 'taglines').insertOne(broken)
  expect((await primary())?.value).toBe('Smart Property Access')
  expect(await (await save('Whole again')).json()).toMatchObject({ value: 'Whole again', rev: 1 })
})

test('a tagline saved on another server shows here', async () => {
  const change = { _id: 'primary-tagline', value: 'From elsewhere', rev: 3 }
  await rowsOf(world.store, 'taglines').insertOne({ ...change, updatedAt: new Date() })
  await until(async () => (await primary())?.value === 'From elsewhere')
  await until(async () =>
    (await (await world.call('GET', '/')).text()).includes('<p>From elsewhere</p>'),
  )
})
