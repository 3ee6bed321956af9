/** Pages served over plain HTTP to another machine lack what browsers give to HTTPS alone. */
import { haveSession, visitorAt } from './adminPeople'
import { expect, test } from './ownSite'
import { still } from './still'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

test('a teammate answers, and writes an entry, without TLS', async ({ page, server }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined }),
  )
  const visitor = await visitorAt(server)
  await visitor.say('Is anyone there?')
  await haveSession(page)
  await page.goto('/admin/whisper/live-chats?view=conversations')
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByLabel('Reply', { exact: true }).fill('Yes, I am.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const said = page.getByRole('list', { name: 'What was said' })
  await expect(said).toContainText('Yes, I am.')
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('')
  await page.goto('/admin/whisper/knowledge-base/new')
  await expect(page.getByLabel('Title')).toBeVisible()
  visitor.close()
})
