/** A page's metadata for browsers, search engines and link previews. */
import { company, samples } from '#shared/company'
import { publicPages, unknownPage } from './pagesList'
import { expect, test } from './sharedServer'

// Each worker has its own port.
const port = 43_117 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const publicUrl = `http://localhost:${port}`
test.use({ sharedEnv: { PUBLIC_URL: publicUrl, PORT: `${port}` } })

test('every page is complete without scripts: text, title, description, URL, picture', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  const pictures = new Set<string>()
  for (const { path, title, description, heading, sections } of publicPages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const { id } of sections) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
    await expect(meta('description')).toHaveAttribute('content', description)
    await expect(meta('og:title')).toHaveAttribute('content', title)
    await expect(meta('og:url')).toHaveAttribute('content', `${publicUrl}${path}`)
    await expect(meta('theme-color')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publicUrl}${path}`)
    pictures.add((await meta('og:image').getAttribute('content')) ?? '')
  }
  expect(pictures.size).toBe(publicPages.length)
  for (const picture of pictures) {
    const reply = await context.request.get(picture.replace(publicUrl, server.url))
    expect(reply.headers()['content-type']).toBe('image/png')
    const bytes = await reply.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  await context.close()
})

test('structured data describes the company with facts only', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const organization = JSON.parse(told)
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: company.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
  })
  const madeUp = samples.filter((sample) => sample !== 'name').map((sample) => company[sample])
  for (const fact of madeUp.filter((one) => typeof one === 'string')) {
    expect(told).not.toContain(fact)
  }
  expect(told).not.toContain('.example')
})

test('the sitemap lists every page, and the icons exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path } of publicPages) expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`${publicUrl}/sitemap.xml`)
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { name, icons } = await manifest.json()
  expect(name).toBe(company.name)
  const addresses = [...icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png']
  for (const address of addresses) {
    expect((await request.get(address)).headers()['content-type']).toBe('image/png')
  }
})

test('an unknown path answers 404 with links on, and asks not to be indexed', async ({ page }) => {
  const reply = await page.goto(unknownPage.path)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknownPage.heading)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Prices and plans' }).click()
  await expect(page).toHaveURL(/\/system#pricing$/)
  await expect(page.getByRole('heading', { name: 'Pricing & Plans' })).toBeInViewport()
})
