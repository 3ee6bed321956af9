/** A quote sent by e-mail, from the dialog to the mail server, with its PDF. */
import { type MailServer, partsOf, startMailServer, textOf } from '../mail/mailServer'
import { accept, handedOut, signInUsers } from '../quotes/adminAndCustomer'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { changeMeanwhile, choose, fillIn, openCalculator, save, savedQuote } from './quotePeople'
import { expectFits } from './screens'

// Each worker has its own ports.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const port = 43_217 + worker
const mailPort = 43_317 + worker
const publicUrl = `http://127.0.0.1:${port}`
test.use({
  serverEnv: {
    PORT: `${port}`,
    PUBLIC_URL: publicUrl,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  },
})

let mailServer: MailServer
test.afterEach(() => mailServer.close())

test('an e-mail refused by the mail server is retried and arrives once with link and PDF', async ({
  page,
}) => {
  let isRefusing = true
  mailServer = await startMailServer({
    port: mailPort,
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  })
  await openCalculator(page)
  await fillIn(page)
  await save(page)
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send by E-mail' })
  await expect(dialog.getByLabel('To')).toHaveValue('jose.alvarez@mail.example')
  await dialog.getByLabel('To').fill('j.alvarez@mail.example')
  await dialog.getByLabel('Use this address for the customer from now on').check()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText(/rejected this address/)).toBeVisible()

  isRefusing = false
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/was sent to j\.alvarez@mail\.example\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'j.alvarez@mail.example' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: /^Sent$/ })).toBeVisible()

  expect(mailServer.arrived).toHaveLength(1)
  const raw = mailServer.arrived[0]?.raw ?? ''
  const link = /http:\/\/127\.0\.0\.1:\d+\/quote\/[\w-]{22}/.exec(textOf(raw, 'plain'))?.[0] ?? ''
  expect(link).toContain(publicUrl)
  // Counted from when it's sent: the text, perhaps of a draft saved days ago, names no other day.
  expect(textOf(raw, 'plain').match(/valid until/g)).toHaveLength(1)
  const file = partsOf(raw).find(({ head }) => head.includes('application/pdf'))
  expect(file?.body.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(await (await fetch(link)).text()).toContain('José Álvarez')
})

test('an e-mail waits while the mail server is down, and the quote shows when it was sent', async ({
  page,
}) => {
  await openCalculator(page)
  await fillIn(page)
  await save(page)
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send by E-mail' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    page.getByText(/hasn’t been sent yet\. The mail server can’t be reached\./),
  ).toBeVisible()
  const emails = page.getByRole('region', { name: 'E-mails' })
  await expect(emails).toContainText('Not sent yet')
  mailServer = await startMailServer({ port: mailPort })
  await expect(emails).toContainText(/Sent$/, { timeout: 30_000 })
  expect(mailServer.arrived).toHaveLength(1)
})

test('an e-mail arrives once though the proxy and then the server reported a failure', async ({
  page,
}) => {
  mailServer = await startMailServer({ port: mailPort })
  await openCalculator(page)
  await fillIn(page)
  await save(page)
  const failures = [
    { status: 502, body: '<h1>Bad Gateway</h1>' },
    { status: 503, json: { error: { code: 'unavailable', message: 'We’re busy.' } } },
  ]
  await page.route('**/api/quotes/*/mails', async (route) => {
    const response = await route.fetch()
    await route.fulfill(failures.shift() ?? { response })
  })
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send by E-mail' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(dialog.getByText(/We couldn’t reach the server\./)).toBeVisible()
  // The page has learned of what the server did all the same.
  await expect(page.getByRole('term').filter({ hasText: /^Sent$/ })).toBeVisible()
  await send.click()
  await expect(dialog.getByText(/We’re busy\./)).toBeVisible()
  await send.click()
  await expect(page.getByText(/was sent to jose\.alvarez@mail\.example\.$/)).toBeVisible()
  expect(mailServer.arrived).toHaveLength(1)
})

test('a revision begun while the dialog was open is not sent; a customer’s visit doesn’t interfere', async ({
  page,
}) => {
  mailServer = await startMailServer({ port: mailPort })
  await openCalculator(page)
  const id = await savedQuote(page, { email: 'dana.post@mail.example' })
  const { token } = await changeMeanwhile(page, id, 'POST', 'link')
  await page.goto(`/admin/pricing/quotes/${id}`)
  await choose(page, 'Send by e-mail')
  const dialog = page.getByRole('dialog', { name: 'Send by E-mail' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })

  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1', origin: publicUrl }
  const seen = new URLSearchParams({ turn: 'seen' })
  await fetch(`${publicUrl}/quote/${token}`, {
    method: 'POST',
    body: seen,
    headers,
    redirect: 'manual',
  })
  await expect(page.getByText('Seen once')).toBeVisible()
  await send.click()
  await expect(page.getByText(/was sent to dana\.post@mail\.example\.$/)).toBeVisible()

  await choose(page, 'Send by e-mail')
  await dialog.getByLabel('Text').fill('As discussed.')
  await changeMeanwhile(page, id, 'POST', 'revise')
  await changeMeanwhile(page, id, 'PUT', '', {
    customer: 'Dana Post',
    email: 'dana.post@mail.example',
    discount: 90_000,
    lines: [{ id: 'x-401', quantity: 1 }],
  })
  await expect(page.getByLabel('Discount, %')).toHaveValue('90')
  for (let attempt = 0; attempt < 2; attempt++) {
    await send.click()
    await expect(dialog.getByText(/It wasn’t sent\. .*changed in the meantime/)).toBeVisible()
  }
  await expect(dialog.getByLabel('Text')).toHaveValue('As discussed.')
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  expect(quote).toMatchObject({ status: 'draft', revision: 2, token: null })
  expect(mailServer.arrived).toHaveLength(1)
})

test('an open quote’s history says once a customer was told of a change', async ({
  page,
  server,
}) => {
  mailServer = await startMailServer({ port: mailPort })
  const quote = await handedOut(await signInUsers(server.url), { email: 'jose@mail.example' })
  await accept(server.url, quote.token)
  await haveSession(page)
  await page.goto(`/admin/pricing/quotes/${quote.id}`)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Copy of the accepted PDF sent to the customer')
  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the status of an accepted quote?' })
  await dialog.getByLabel('Reason (shown to the customer)').fill('The gate is too wide.')
  await dialog.getByRole('button', { name: 'Change to canceled' }).click()
  await expect(history).toContainText(/The gate is too wide\.Customer e-mailed \d+:\d\d [AP]M/)
  await expectFits(page)
})
