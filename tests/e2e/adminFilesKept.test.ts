/** Listed files survive a reload, only for the teammate who listed them. */
import type { Page } from '@playwright/test'
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'

test.use(still)

async function openResources(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto('/admin/whisper/resources')
  await expect(page.getByRole('switch', { name: 'Whisper reads Home' })).toBeVisible()
}
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Files in this browser' }).getByRole('listitem')
const sections = (page: Page) => page.getByRole('region', { name: 'Sections to add' })

/** Current content of the browser's store, as text. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('admin-files')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const read = opening.result.transaction('desks').objectStore('desks').getAll()
          read.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(read.result))
          }
        }
      }),
  )

test('the file list, the sections read and edits to them survive a reload', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openResources(page)
  const text = (name: string) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# About ${name}\nIt has a text of its own.`),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(['first.md', 'second.md'].map(text))
  await page.getByRole('button', { name: 'Read into knowledge' }).click()
  await expect(sections(page).getByRole('heading', { level: 4 })).toHaveCount(2)
  await input.setInputFiles([text('third.md')])
  await page.getByRole('button', { name: 'Edit About first.md' }).click()
  await page.getByLabel('Title').fill('Written over')
  await expect.poll(() => stored(page)).toMatch(/Written over/)
  await expect.poll(() => stored(page)).toMatch(/third\.md/)

  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText('first.md')
  await expect(rows(page).nth(0)).toContainText('1 section read')
  await expect(sections(page).getByRole('heading', { name: 'Written over' })).toBeVisible()
  // Its content was stored, too.
  await page.getByRole('button', { name: 'Read third.md into knowledge' }).click()
  await expect(sections(page).getByRole('heading', { level: 4 })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove first.md' }).click()
  await expect.poll(() => stored(page)).not.toMatch(/first\.md/)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(0)).toContainText('second.md')
  await expectFits(page)

  // The next person to sign in finds none.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await openResources(page)
  await expect(page.getByText('Drop files here')).toBeVisible()
  await expect.poll(() => stored(page)).not.toMatch(/\.md/)
  await expect(rows(page)).toHaveCount(0)
})
