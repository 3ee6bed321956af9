/** The Resources tab: files become drafts in the browser, and the site's pages are switched. */
import type { Locator, Page } from '@playwright/test'
import { jsPDF } from 'jspdf'
import { anotherAdmin, haveSession } from './adminPeople'
import { anotherVisitor } from './alive'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { notKnown, openPanel, say } from './visitor'

test.use(still)

const path = '/admin/whisper/resources'

const guide = `# Guide
## Power
There must be 12 volts at the gate, on a circuit of its own.
## Bitcoin
We do not accept Bitcoin.
`

interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

function fileOf(name: string, content: string | Uint8Array | ArrayBuffer): TestFile {
  const buffer =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return { name, mimeType: '', buffer }
}

async function openResources(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto(path)
  await expect(page.getByRole('switch', { name: 'Whisper reads Home' })).toBeVisible()
}

const input = (page: Page) => page.locator('input[type=file]')
const zone = (page: Page) => page.getByRole('group', { name: 'Files to read' })
const listed = (page: Page) => page.getByRole('list', { name: 'Files in this browser' })
const sections = (page: Page) => page.getByRole('region', { name: 'Sections to add' })
const readAll = (page: Page) => page.getByRole('button', { name: 'Read into knowledge' })
const rowOf = (page: Page, title: string): Locator =>
  sections(page).getByRole('listitem').filter({ hasText: title })

/** Drags files over an element, as the system does. */
async function drag(
  page: Page,
  target: Locator,
  event: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  files: readonly TestFile[],
): Promise<void> {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, text } of all) transfer.items.add(new File([text], name))
      return transfer
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString() })),
  )
  await target.dispatchEvent(event, { dataTransfer: data })
}

test('a dropped file is read, chosen, added and published, and then answers in the visitor’s panel', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await anotherVisitor(browser, server.url)
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await openResources(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })

  await drag(page, zone(page), 'dragenter', [fileOf('guide.md', guide)])
  await expect(zone(page)).toHaveAttribute('data-over')
  await drag(page, zone(page).locator('svg').first(), 'dragenter', [fileOf('guide.md', guide)])
  await expect(zone(page), 'over what is in it').toHaveAttribute('data-over')
  await drag(page, zone(page), 'drop', [
    fileOf('guide.md', guide),
    fileOf('more.txt', 'Some words.'),
  ])
  await expect(zone(page)).not.toHaveAttribute('data-over')
  await expect(listed(page).getByRole('listitem')).toHaveText([/guide\.md/, /more\.txt/])

  await readAll(page).click()
  await expect(sections(page)).toContainText('3 of 3 chosen')
  expect(sent, 'not uploaded').toEqual([])
  await page.getByLabel('Add more').uncheck()
  await page.getByRole('button', { name: 'Edit Bitcoin' }).click()
  await page.getByLabel('Title').fill('Paying')
  await page.getByLabel('Category').selectOption('Pricing')
  await page.getByLabel('Tags').fill('bitcoin, ')
  await page.getByRole('button', { name: 'Add 2 drafts' }).click()
  await expect(sections(page)).toContainText('2 drafts are added.')
  expect(sent).toEqual(['POST /api/knowledge/drafts'])

  await page.getByRole('link', { name: 'See them in the Knowledge Base' }).click()
  const entries = page.getByRole('tabpanel')
  await expect(entries.getByRole('heading', { level: 3 })).toHaveText(['Paying', 'Power'])
  await say(panel, 'Do you accept Bitcoin?')
  await expect(panel.getByText(notKnown)).toBeVisible({ timeout: 20_000 })
  await entries.getByRole('link', { name: 'Edit Paying' }).click()
  await expect(page.getByText('From guide.md')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Paying is published')).toBeVisible()
  await say(panel, 'So do you take Bitcoin?')
  await expect(panel.getByText('We do not accept Bitcoin.')).toBeVisible({ timeout: 20_000 })

  await page.getByRole('tab', { name: 'Resources' }).click()
  await expect(listed(page).getByRole('listitem'), 'the list stays').toHaveCount(2)
})

test('a page switched off gives no answers until it is on again; other tabs see the switch', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await anotherVisitor(browser, server.url)
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  const other = await anotherAdmin(browser, server.url)
  await other.goto(path)
  await openResources(page)
  const about = (admin: Page) => admin.getByRole('switch', { name: 'Whisper reads About Us' })
  await expect(about(other)).toBeChecked()
  await about(page).click()
  await expect(about(other)).not.toBeChecked()
  await expect(other.getByText(/Switched .* by the admin who signed in/)).toBeVisible()
  await expect(page.getByText(/Switched .* by you/)).toBeVisible()
  await say(panel, 'Who is your lead developer?')
  await expect(panel.getByText(notKnown)).toBeVisible({ timeout: 20_000 })
  await about(page).press('Space')
  await expect(about(other)).toBeChecked()
  await say(panel, 'And who is the lead developer?')
  await expect(panel.getByText(/, Lead Developer: /)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(about(page)).toBeChecked()
  await page.getByRole('button', { name: 'Passages of About Us' }).click()
  await expect(
    page.getByRole('list', { name: 'Passages' }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('files that can’t be listed or read are each explained', async ({ page }) => {
  await openResources(page)
  const good = fileOf('notes.txt', 'Some words that can be read.')
  await input(page).setInputFiles([
    ...[good, fileOf('plan.docx', 'x'), fileOf('empty.md', '')],
    fileOf('huge.txt', 'x'.repeat(20_000_001)),
  ])
  const said = page.getByRole('alert')
  for (const text of [
    'plan.docx can’t be read.',
    'empty.md is empty.',
    'huge.txt is 20.0 MB. The limit is 20 MB.',
  ]) {
    await expect(said.filter({ hasText: text })).toBeVisible()
  }
  await expect(listed(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await drag(page, zone(page), 'drop', [])
  await expect(said.filter({ hasText: 'You didn’t drop a file.' })).toBeVisible()

  const locked = new jsPDF({ encryption: { userPassword: 'a', ownerPassword: 'b' } })
  const scanned = new jsPDF()
  scanned.rect(10, 10, 50, 50)
  await input(page).setInputFiles([
    fileOf('locked.pdf', locked.output('arraybuffer')),
    fileOf('scanned.pdf', scanned.output('arraybuffer')),
    fileOf('broken.pdf', '%PDF-1.7 and no more'),
    fileOf(
      'export.json',
      JSON.stringify([
        {
          id: 'a',
          category: 'pricing',
          title: 'A',
          content: 'B',
          tags: [],
          status: 'draft',
          version: 0,
          lastUpdated: '',
        },
      ]),
    ),
    fileOf(
      'windows.txt',
      Uint8Array.from('Price: 5 \x80, \x93each\x94', (letter) => letter.charCodeAt(0)),
    ),
  ])
  await readAll(page).click()
  const row = (name: string) => listed(page).getByRole('listitem').filter({ hasText: name })
  await expect(row('locked.pdf')).toContainText('locked with a password')
  await expect(row('scanned.pdf')).toContainText('its pages are images')
  await expect(row('broken.pdf')).toContainText('damaged or isn’t a PDF')
  await expect(row('export.json').getByRole('link')).toHaveAttribute(
    'href',
    '/admin/whisper/knowledge-base/import',
  )
  await expect(row('windows.txt')).toContainText('1 section read')
  await expect(rowOf(page, 'windows')).toContainText('Price: 5 €, “each”')
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  await expect(rowOf(page, 'notes')).toHaveCount(0)
})

test('duplicates are marked and not preselected; a lost reply adds nothing twice', async ({
  page,
}) => {
  await openResources(page)
  await input(page).setInputFiles(fileOf('guide.md', guide))
  await readAll(page).click()
  const add = page.getByRole('button', { name: /^Add \d+ draft/ })
  // The drafts arrive, but the reply is lost.
  await page.route('**/api/knowledge/drafts', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await expect(page.getByText('Some weren’t added.')).toBeVisible()
  await page.unroute('**/api/knowledge/drafts')
  await page.getByRole('button', { name: 'Edit Power' }).click()
  await page.getByLabel('Title').fill('Other power')
  await add.click()
  await expect(sections(page)).toContainText('2 drafts are added.')
  const stored = await (await page.request.get('/api/knowledge')).json()
  expect(
    stored.entries.filter(({ origin }: { origin: { kind: string } }) => origin.kind === 'file'),
  ).toHaveLength(2)

  await page.getByRole('button', { name: 'Done' }).click()
  await input(page).setInputFiles(
    fileOf('again.md', `${guide}## New\nNobody has said this before.\n`),
  )
  await readAll(page).click()
  await expect(sections(page)).toContainText('1 of 3 chosen. 2 already in the knowledge base.')
  await expect(rowOf(page, 'Bitcoin')).toContainText('Same as the entry Bitcoin')
  await page.getByRole('button', { name: 'Choose all' }).click()
  await expect(add).toHaveText('Add 3 drafts')
  await page.getByRole('button', { name: 'Only what is new' }).click()
  await expect(add).toHaveText('Add 1 draft')
})

test('a long PDF shows progress, the page stays responsive, and canceling keeps what was read', async ({
  page,
}) => {
  const pdf = new jsPDF()
  for (let number = 1; number <= 500; number += 1) {
    if (number > 1) pdf.addPage()
    pdf.setFontSize(16).text(`Part ${number}`, 20, 20).setFontSize(11)
    for (let line = 0; line < 15; line += 1) {
      pdf.text(`Line ${line} of part ${number} tells something of it.`, 20, 30 + line * 6)
    }
  }
  await openResources(page)
  await input(page).setInputFiles([
    fileOf('first.txt', 'Some words.'),
    fileOf('long.pdf', pdf.output('arraybuffer')),
  ])
  await readAll(page).click()
  await expect(page.getByText('File 2 of 2: long.pdf')).toBeVisible()
  await expect(page.getByText(/Page \d\d+ of 500/)).toBeVisible({ timeout: 30_000 })
  expect(page.workers(), 'it is read away from the page').toHaveLength(1)
  // A busy machine renders late; a page that parses on its main thread wouldn't render at all.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [frames, longest, last] = [0, 0, performance.now()]
        const next = () => {
          const now = performance.now()
          longest = Math.max(longest, now - last)
          last = now
          frames += 1
          if (frames < 20) requestAnimationFrame(next)
          else resolve(longest)
        }
        requestAnimationFrame(next)
      }),
  )
  expect(longest).toBeLessThan(2_000)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(listed(page)).toContainText(/Stopped after \d+ of 500 pages\./)
  await expect(page.getByRole('button', { name: /^Add \d+ drafts/ })).toBeEnabled()
  await expect(rowOf(page, 'Part 1').first()).toBeVisible()
})

test('files are chosen, read, edited and added by keyboard alone', async ({ page }) => {
  const chosen = [fileOf('guide.md', guide), fileOf('other.txt', 'Some words.')]
  page.once('filechooser', (chooser) => chooser.setFiles(chosen))
  await openResources(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Choose files' }).focus()
  await press('Enter')
  await expect(listed(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove other.txt' }).focus()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Remove guide.md' })).toBeFocused()
  await press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Read guide.md into knowledge' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Add 2 drafts' })).toBeEnabled()
  await page.getByLabel('Add Power').focus()
  await press('Space', 'Tab', 'Tab')
  await expect(page.getByLabel('Add Bitcoin')).toBeFocused()
  await press('Tab', 'Enter', 'Tab')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Paying')
  await page.getByRole('button', { name: 'Add 1 draft' }).focus()
  await press('Enter')
  await expect(page.getByRole('link', { name: 'See them in the Knowledge Base' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Paying', exact: false })).toBeVisible()
})

test('the files page fits every width, and axe finds nothing', async ({ page }) => {
  await openResources(page)
  await expectFits(page)
  const long = `${'x'.repeat(120)}.md`
  await input(page).setInputFiles([fileOf(long, guide), fileOf('a.zip', 'x')])
  await readAll(page).click()
  await page.getByRole('button', { name: 'Edit Power' }).click()
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Passages of About Us' }).click()
  await expect(
    page.getByRole('list', { name: 'Passages' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expectFits(page)
})
