/** A day: a customer on a phone and an admin at a desk, from a question to an accepted quote. */
import { type Arrived, headerOf, type MailServer, partsOf, textOf } from '../mail/mailServer'
import { haveSession, openLiveChats } from './adminPeople'
import { fill, openForm } from './contactPeople'
import { cameraPhoto } from './photoFiles'
import { expect, test } from './reachPeople'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, say } from './visitor'

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const deskEmail = 'desk@company.example'
const customerEmail = 'dana@post.example'

test.use({ ...still, viewport: { width: 1440, height: 1000 } })
test.setTimeout(150_000)

const subjects = (post: MailServer, to: string) =>
  post.arrived
    .filter((email) => email.to.includes(to))
    .map(({ raw }) => headerOf(raw, 'subject') ?? '')
const emailWith = (post: MailServer, to: string, subject: RegExp): Arrived | undefined =>
  post.arrived.find(
    ({ raw, to: all }) => all.includes(to) && subject.test(headerOf(raw, 'subject') ?? ''),
  )

test('a customer asks, sends photos, asks about the quote and accepts it; the team sees it all', async ({
  page: adminPage,
  browser,
  server,
  post,
}) => {
  await haveSession(adminPage)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const notify = { email: deskEmail, waited: true, left: true, orders: true }
  await adminPage.request.patch('/api/team/me', { data: { notify }, headers })
  await adminPage.goto('/admin/settings/notifications')
  await adminPage.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect(adminPage.getByText(`A test is on its way to ${deskEmail}.`)).toBeVisible()
  await expect.poll(() => subjects(post, deskEmail)).toEqual([expect.stringMatching(/works$/)])
  post.arrived.length = 0
  await adminPage.goto('/admin/dashboard')
  const now = adminPage.getByRole('navigation', { name: 'Right now' })
  const came = adminPage.getByRole('region', { name: 'What came in last' }).getByRole('listitem')

  // Whisper answers, live on the dashboard.
  const device = { baseURL: server.url, userAgent, viewport: { width: 390, height: 844 } }
  const phone = await (await browser.newContext({ ...still, ...device })).newPage()
  await phone.goto('/?utm_source=fb')
  await expect(now).toContainText('Visitors now1', { timeout: 20_000 })
  const panel = await openPanel(phone)
  await say(panel, 'Do my visitors need an app?')
  await expect(panel.getByText('No app is needed')).toBeVisible()
  await expect(came).toContainText([/Do my visitors need an app\?/])
  await panel.getByRole('button', { name: /^Close/ }).click()

  // A request with a photo: both sides get an e-mail.
  const dialog = await openForm(phone)
  const photos = dialog.locator('[data-photos]')
  await photos.getByLabel('Choose photos').setInputFiles(await cameraPhoto(phone, 'gate.jpg'))
  await expect(photos.getByText(/^Added, \d+ kB$/)).toHaveCount(1)
  await fill(phone)
  await expectFits(phone)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByText('Photos received: 1.')).toBeVisible()
  await expect(now).toContainText('New requests11 with photos')
  const reference = /Q-[\w-]+/.exec((await dialog.innerText()) ?? '')?.[0] ?? ''
  await expect.poll(() => subjects(post, deskEmail)).toEqual([`New quote request ${reference}`])
  await expect.poll(() => subjects(post, customerEmail)).toHaveLength(1)

  // The quote is made of the request and sent.
  await now.getByRole('link', { name: /^New requests/ }).click()
  await expect(adminPage.getByRole('button', { name: /^1 photo, .*Dana Post/ })).toBeVisible()
  await adminPage.getByRole('button', { name: /^Make a quote for .*Dana Post/ }).click()
  await adminPage.getByRole('button', { name: 'Add X-401' }).click()
  await adminPage.getByRole('button', { name: 'Save', exact: true }).click()
  await adminPage.getByRole('button', { name: 'Send by e-mail' }).click()
  const sending = adminPage.getByRole('dialog', { name: 'Send by E-mail' })
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(adminPage.getByText(/was sent to dana@post\.example\.$/)).toBeVisible()
  const quoteEmail = () => emailWith(post, customerEmail, /quote 20/i)
  await expect.poll(quoteEmail).toBeDefined()
  const sent = quoteEmail()?.raw ?? ''
  const link = /http:\S+\/quote\/[\w-]{22}/.exec(textOf(sent, 'plain'))?.[0] ?? ''
  expect(partsOf(sent).some(({ head }) => head.includes('application/pdf'))).toBe(true)

  // A question about it arrives as a conversation, and is answered.
  await phone.goto(link)
  await expectFits(phone)
  await phone.getByRole('link', { name: 'Ask a question' }).click()
  await phone.getByLabel('Your question').fill('Does the price hold until spring?')
  await phone.getByLabel('Reply to').fill(customerEmail)
  await phone.getByRole('button', { name: 'Send question' }).click()
  await expect(phone.getByRole('heading', { name: 'Question sent' })).toBeVisible()
  await openLiveChats(adminPage)
  await adminPage.getByRole('button', { name: 'Left a message 1' }).click()
  const list = adminPage.getByRole('navigation', { name: 'Conversations with people' })
  await expect(list).toContainText('Does the price hold until spring?')
  await adminPage
    .getByRole('button', { name: /^Take over/ })
    .first()
    .click()
  await adminPage.getByLabel('Reply', { exact: true }).fill('It holds until April.')
  await adminPage.keyboard.press('Enter')
  await adminPage.getByRole('button', { name: 'End', exact: true }).click()
  await expect(adminPage.getByText('Admin ended the chat')).toBeVisible()

  // Accepted on the phone: at once on the dashboard, and with the PDF in both mailboxes.
  await adminPage.goto('/admin/dashboard')
  await expect(adminPage.getByText('Live', { exact: true })).toBeVisible()
  await phone.goto(link)
  await phone.getByLabel('Your full name').fill('Dana Post')
  await phone.getByRole('button', { name: 'Accept quote' }).click()
  await expect(phone.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  await expectFits(phone)
  await expect(came.first()).toContainText(/accepted quote 20\d\d-0001/)
  await expect(now).toContainText('Accepted today1', { timeout: 20_000 })
  for (const to of [deskEmail, customerEmail]) {
    const accepted = () => emailWith(post, to, /accepted/)
    await expect.poll(accepted, { timeout: 30_000 }).toBeDefined()
    const parts = partsOf(accepted()?.raw ?? '')
    expect(parts.some(({ head }) => head.includes('application/pdf'))).toBe(true)
  }

  // The teammate's reply goes by e-mail, as nobody reads it in the panel.
  const answered = () =>
    post.arrived.some(({ raw }) => textOf(raw, 'plain').includes('It holds until April.'))
  await expect.poll(answered, { timeout: 60_000 }).toBe(true)

  // Each e-mail came once, and every figure counts what was done.
  const all = post.arrived.map(({ raw }) => headerOf(raw, 'message-id'))
  expect(new Set(all).size).toBe(all.length)
  await expectFits(adminPage)
  const funnel = async () => {
    const figures = await adminPage.request.get('/api/analytics?range=today')
    return (await figures.json()).funnel
  }
  const steps = { form: 1, request: 1, quote: 1, acceptance: 1, chat: 1, chatRequest: 1 }
  await expect.poll(funnel, { timeout: 20_000 }).toMatchObject(steps)
})
