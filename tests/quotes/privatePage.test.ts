/** The customer's page as the built server serves it: what it shows, to whom, and what it hides. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../runningServer'
import { type Ask, ask } from '../site/ask'
import * as at from './adminAndCustomer'

let server: RunningServer
let users: at.Users
const get = (token: string, options?: Ask) => ask(server.port, `/quote/${token}`, options)
const post = (token: string, body: string, headers: Record<string, string> = {}) =>
  get(token, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const secret = (path: string) => path.split('/').at(-1) ?? ''

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'trace' } })
  users = await at.signInUsers(server.url)
})
afterAll(() => server.remove())

describe('the private page', () => {
  test('shows the quote: number, customer, site, validity, every item and the amounts due', async () => {
    const quote = await at.handedOut(users, { callBox: { entrances: 2, line: 40_00 } })
    const { status, text } = await get(quote.token)
    expect(status).toBe(200)
    const words = wordsOf(text)
    for (const said of [
      `Quote ${quote.number}`,
      ...['José Álvarez', 'Alder Court Homes', '14 Alder Court, Arlington, VA 22201', 'M. Reyes'],
      ...['X-401', 'LED kit', '150.00', '300.00', 'Base subscription', 'Subscription, per month'],
      // List price 840, 5 % discount, 6 % tax.
      ...['840.00', '-42.00', '47.88', '$845.88', '$30.00', '1,205.88', '3.0 hours'],
      // Costs of two call boxes with a line, over 3 and 5 years.
      ...['$1,925.88', '$5,440.00 to $9,440.00', '$2,645.88', '$6,400.00 to $10,400.00'],
      ...['202-555-0142', 'support@visitoraccess.example'],
    ]) {
      expect(words).toContain(said)
    }
    expect(text).toMatch(/<title>Quote \d{4}-\d{4} \| Visitor Access<\/title>/)
  })

  test('contains no cost, e-mail, phone or token in any encoding', async () => {
    const quote = await at.handedOut(users)
    const { text } = await get(quote.token)
    for (const { cost } of quote.lines) expect(text).not.toContain((cost / 100).toFixed(2))
    for (const kept of [quote.email, '555-0171', quote.id, quote.token, secret(quote.token)]) {
      expect(text).not.toContain(kept)
    }
  })

  test('shows everything as text, whatever was written', async () => {
    const hostile = '<script>alert(1)</script>"\'&%BODY% $& $1'
    const quote = await at.handedOut(users, {
      customer: hostile,
      company: '\u202Eevil',
      site: '<img src=x onerror=alert(1)>',
      notes: `${hostile}\n${'x'.repeat(1_900)}`,
    })
    const { text } = await get(quote.token)
    expect(text).not.toMatch(/<script>|<img/)
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain('%BODY% $&amp; $1')
    expect(text).toContain('<bdi>\u202Eevil</bdi>')
    expect(text).not.toMatch(/\sstyle="|<style|\son\w+="/)
  })
})

describe('the private page stays private', () => {
  test('from caches, search engines and other sites', async () => {
    const { token } = await at.handedOut(users)
    for (const path of [token, 'a'.repeat(22), 'short']) {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-frame-options': 'DENY',
      })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('by loading only our own existing files', async () => {
    const { text } = await get((await at.handedOut(users)).token)
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    const loaded = files.filter((file) => !/^(tel:|mailto:|#|\?)/.test(file))
    expect(loaded.length).toBeGreaterThan(3)
    for (const file of loaded)
      expect([file, (await ask(server.port, file)).status]).toEqual([file, 200])
  })

  test('with HEAD equal to GET without a body', async () => {
    const { token } = await at.handedOut(users)
    const [seen, head] = [await get(token), await get(token, { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(seen.headers['content-length'])
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('when %s is refused', async (method) => {
    const { token } = await at.handedOut(users)
    const { status, headers } = await get(token, { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('with the same plain page for unknown, malformed and revoked links', async () => {
    const quote = await at.handedOut(users)
    await at.told(at.ask(users, `DELETE /api/quotes/${quote.id}/link`))
    const replies = await Promise.all(
      [quote.token, 'a'.repeat(22), 'x', '%24gt', '<b>'].map((token) => get(encodeURI(token))),
    )
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(wordsOf(replies[0]?.text ?? '')).toContain('This link doesn’t open a quote')
  })

  test('a link to a quote under revision shows what was sent and that it can’t be accepted', async () => {
    const quote = await at.handedOut(users)
    await at.revise(quote, users)
    const { status, text } = await get(quote.token)
    expect(status).toBe(200)
    expect(wordsOf(text)).toContain(`Quote ${quote.number}`)
    expect(wordsOf(text)).toContain('This quote is being revised')
    expect(wordsOf(text)).not.toMatch(/(Accept|Answer) (this )?quote|stays open/)
    expect((await post(quote.token, 'name=Ada&revision=1')).status).toBe(409)
  })

  test('a replaced link says so, shows nothing of the quote, and leads to the newer one', async () => {
    const quote = await at.handedOut(users)
    const sent = await at.share(await at.revise(quote, users), users)
    const replies = [await get(quote.token), await post(quote.token, 'name=Ada&revision=1')]
    for (const { status, text } of replies) {
      expect(status).toBe(410)
      expect(wordsOf(text)).toContain('There’s a newer quote')
      expect(text).not.toContain(quote.number)
      expect(text).toContain(`href="/quote/${sent.token}"`)
    }
    await at.told(at.ask(users, `DELETE /api/quotes/${quote.id}/link`))
    expect((await get(quote.token)).status).toBe(404)
  })

  test('no log line contains the token, at the finest level', async () => {
    const quote = await at.handedOut(users)
    await get(quote.token)
    await get(`${quote.token}/more`)
    await get(`${quote.token}%ff`)
    await post(quote.token, 'name=&revision=1')
    await post(quote.token, '{', { 'content-type': 'application/json' })
    await post(quote.token, `name=Ada&revision=1`)
    expect(server.output()).not.toContain(quote.token)
  })
})

test('what became of a quote stands before its items, the form to answer it after them', async () => {
  const { token } = await at.handedOut(users)
  const order = async () =>
    wordsOf((await get(token)).text).match(
      /Answer this quote|What’s included|Accepted(?= By)|Accept quote/g,
    )
  expect(await order()).toEqual(['Answer this quote', 'What’s included', 'Accept quote'])
  await post(token, 'name=Ada&revision=1')
  expect(await order()).toEqual(['Accepted', 'What’s included'])
})

test('opening hundreds of links is rate limited, also as pages', async () => {
  const another = await startServer()
  try {
    const replies = await Promise.all(
      Array.from({ length: 80 }, () => ask(another.port, `/quote/${'b'.repeat(22)}`)),
    )
    const slowed = replies.find(({ status }) => status === 429)
    expect(Number(slowed?.headers['retry-after'])).toBeGreaterThan(0)
    expect(wordsOf(slowed?.text ?? '')).toContain('We can’t show this quote right now')
  } finally {
    await another.remove()
  }
}, 90_000)

describe('the form without JavaScript', () => {
  test('accepts, redirects to the page, and counts once', async () => {
    const { token, id } = await at.handedOut(users)
    const reply = await post(token, 'name=Ada+Oak&revision=1', { origin: 'null' })
    expect([reply.status, reply.headers.location]).toEqual([303, `/quote/${token}`])
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await post(token, 'name=Somebody+else&revision=1')
    expect(wordsOf((await get(token)).text)).toContain('By Ada Oak')
    expect(await at.get(users, id)).toMatchObject({
      status: 'accepted',
      answer: { by: 'Ada Oak' },
    })
  })

  test('without a name returns with the error', async () => {
    const { token, id } = await at.handedOut(users)
    const { status, text } = await post(token, 'name=+&revision=1')
    expect(status).toBe(400)
    expect(wordsOf(text)).toContain('Tell us your name.')
    expect((await at.get(users, id)).status).toBe('sent')
  })

  test('for an outdated revision asks the customer to read the new one', async () => {
    const { token } = await at.handedOut(users)
    const { status, text } = await post(token, 'name=%3Cb%3E&revision=7')
    expect(status).toBe(409)
    expect(wordsOf(text)).toContain('This quote has changed since you opened it.')
    expect(text).toContain('value="&lt;b&gt;"')
  })

  test('from another site, of another type or too large is refused', async () => {
    const { token, id } = await at.handedOut(users)
    const fine = 'name=Ada&revision=1'
    const replies = [
      await post(token, fine, { origin: 'https://evil.example' }),
      await post(token, fine, { 'content-type': 'text/plain' }),
      await post(token, `${fine}&more=${'x'.repeat(20_000)}`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 400, 413])
    expect((await at.get(users, id)).status).toBe('sent')
  })
})

/** As it reads: without tags, with entities decoded. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
}
