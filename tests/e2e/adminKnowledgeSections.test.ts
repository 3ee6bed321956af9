/** An entry by section: ways of asking are shown, added and published with it, and never lost. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { EntryRecord } from '#shared/knowledge/records'
import type { EntrySection, Way } from '#shared/knowledge/sections'
import { haveSession, visitorAt } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import { expectFits, screens } from './screens'
import { still } from './still'

test.use(still)

const way = (text: string, from: Way['from'] = 'written'): Way => ({ text, from })
const sections: EntrySection[] = [
  { id: 'cards', heading: 'Cards', ways: [way('do you take visa', 'queue')], never: [] },
  { id: 'installments', heading: 'Installments', ways: [way('monthly', 'pick')], never: [] },
]
const words = {
  category: 'pricing',
  title: 'Paying',
  tags: ['card'],
  content: '## Cards\n\nAll of them.\n\n## Installments\n\nIn 3 months.',
  sections,
}
const headers = { 'sec-fetch-site': 'same-origin' }

async function openEntry(
  page: Page,
  changes: { id?: string; content?: string; sections?: object[] } = {},
  hash = '',
): Promise<string> {
  await haveSession(page)
  const id = changes.id ?? randomUUID()
  const data = { ...words, publish: true, ...changes, id }
  expect((await page.request.post('/api/knowledge', { data, headers })).ok()).toBe(true)
  await page.goto(`/admin/whisper/knowledge-base/${id}${hash}`)
  await expect(page.getByRole('button', { name: 'Add section' })).toBeVisible()
  return id
}
const read = async (page: Page, id: string): Promise<EntryRecord> =>
  (await page.request.get(`/api/knowledge/${id}`)).json()

const toggle = (page: Page, name: string) => page.getByRole('button', { name, expanded: false })
const box = (page: Page) => page.getByRole('textbox', { name: 'Another way people ask this' })
const changes = (page: Page) => page.getByRole('region', { name: 'What publishing changes' })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const text = (page: Page | Locator) => page.getByRole('textbox', { name: 'Text' })

test('ways of asking are added and removed by keyboard, listed as changes and published', async ({
  page,
}) => {
  const id = await openEntry(page)
  await toggle(page, 'Installments').press('Enter')
  await expect(page.getByText('From a pick')).toBeVisible()
  await box(page).fill('pay over time')
  await box(page).press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Pay over time?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This one is already here.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove “monthly”' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove “pay over time”' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a question never answered from here' }).press('Enter')
  await page.keyboard.type('do you finance the gate')
  await page.keyboard.press('Enter')
  for (const change of [
    '1 way added to Installments',
    '1 way removed from Installments',
    '1 question never answered from Installments',
  ]) {
    await expect(changes(page)).toContainText(change)
  }
  await expect(page.getByText('3 changes not published')).toBeVisible()
  await changes(page).getByRole('button', { name: 'Check now' }).click()
  await expect(changes(page)).toContainText('There are no regression questions yet.')

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('3 changes not published')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  expect((await read(page, id)).published?.sections).toEqual(sections)
  await publish(page).click()
  await expect(page.getByText('Paying is published: Whisper knows it.')).toBeVisible()
  expect((await read(page, id)).published?.sections[1]).toEqual({
    id: 'installments',
    heading: 'Installments',
    ways: [way('pay over time')],
    never: [way('do you finance the gate')],
  })

  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.getByRole('button', { name: 'Differences to version 1' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.locator('del')).toHaveText(['monthly'])
  await expect(history.locator('ins')).toHaveText(['pay over time', 'do you finance the gate'])
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('3 changes not published')).toBeVisible()
  expect((await read(page, id)).words.sections).toEqual(sections)
})

test('the unsaved text is tried by one of its ways of asking', async ({ page }) => {
  await openEntry(page)
  await toggle(page, 'Installments').click()
  await box(page).fill('pay bit by bit')
  await box(page).press('Enter')
  await text(page).fill('In 6 months.')
  const card = page.getByRole('region', { name: 'Try this draft' })
  const question = card.getByRole('textbox', { name: 'Ask as a visitor would' })
  await question.press('Enter')
  await question.fill('pay bit by bit?')
  await question.press('Enter')
  await expect(card).toContainText('In 6 months.')
  await expect(card).toContainText('from the way “pay bit by bit”')
  await expect(card).toContainText(/The published version doesn’t know|The published version says/)
  expect(await findings(page)).toEqual([])
  await expectFits(page)

  await text(page).fill('In 9 months.')
  await expect(card).toContainText('You’ve changed the draft since.')
  await card.getByRole('button', { name: 'Ask again' }).click()
  await expect(card).toContainText('In 9 months.')
  await page.getByRole('textbox', { name: 'Title' }).fill('')
  await question.press('Enter')
  await expect(card).toContainText('Give it a title and a text, then ask again.')
  await question.fill('')
  await expect(card).not.toContainText('Give it a title')
})

test('sections and ways of asking show how often visitors used them', async ({ page, server }) => {
  const id = await openEntry(page, {}, '#installments')
  const visitor = await visitorAt(server)
  await visitor.say('monthly')
  await visitor.allAnswered()
  visitor.close()
  await page.reload()
  await expect(page.getByText('1 way, 1 use', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^monthlyFrom a pick1 use$/ }),
  ).toBeVisible()
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await expect(page.getByText('1 use', { exact: true })).toBeVisible()
})

test('sections are renamed, moved, added and removed; as Markdown they keep their ids and ways', async ({
  page,
}) => {
  const id = await openEntry(page, {}, '#installments')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Paying over time')
  await page.getByRole('button', { name: 'Move up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeFocused()
  await page.getByRole('button', { name: 'Markdown' }).click()
  const content = page.getByLabel('Content, in Markdown')
  await expect(content).toHaveValue(
    '## Paying over time\n\nIn 3 months.\n\n## Cards\n\nAll of them.\n\n',
  )
  await content.fill('## In months\n\nIn 3 months.\n\n## Cards\n\nMost of them.')
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  const heading = page.getByRole('textbox', { name: 'Heading' }).last()
  await expect(heading).toBeFocused()
  await box(page).last().fill('what if i pay late')
  await box(page).last().press('Enter')
  await publish(page).click()
  await expect(heading).toHaveAccessibleDescription('This field is required.')
  await expect(heading).toBeFocused()
  await expect(text(page).last()).toHaveAccessibleDescription('This field is required.')
  await heading.fill('Late fees')
  await text(page).last().fill('None.\n\n## Reminders\nBy email.')
  await text(page).last().blur()
  await expect(toggle(page, 'Reminders'), 'a heading in a text begins a section').toBeVisible()
  await publish(page).click()
  await expect(page.getByText('Paying is published')).toBeVisible()
  const { published } = await read(page, id)
  expect(published?.sections).toEqual([
    { ...sections[1], heading: 'In months' },
    sections[0],
    { id: 'late-fees', heading: 'Late fees', ways: [way('what if i pay late')], never: [] },
    { id: 'reminders', heading: 'Reminders', ways: [], never: [] },
  ])

  await page.goto(`/admin/whisper/knowledge-base/${id}#cards`)
  // Only the hash of the address changes for a page that is already open.
  await page.reload()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove section' })
  await expect(question).toContainText('“Cards” with its text and 1 way of asking')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(changes(page)).toContainText('Section Cards removed')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Cards')
  expect(await read(page, id)).toMatchObject({ version: 2, hasChanges: false })
})

test('ways published meanwhile are merged; a changed text is a conflict that names the ways', async ({
  page,
}) => {
  const id = await openEntry(page, {}, '#installments')
  await text(page).fill('In 6 months.')
  await box(page).fill('mine')
  await box(page).press('Enter')
  const given = { entry: id, section: 'installments', kind: 'way', text: 'theirs', from: 'queue' }
  await page.request.post('/api/knowledge/ways', { data: { ways: [given] }, headers })
  await expect(page.getByRole('button', { name: 'Remove “theirs”' })).toBeVisible()
  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toHaveCount(0)
  await expect(text(page)).toHaveValue('In 6 months.')

  const { rev } = await read(page, id)
  const data = { rev, ...words, content: words.content.replace('3', '9') }
  await page.request.put(`/api/knowledge/${id}`, { data, headers })
  await expect(conflict).toContainText('In 9 months.')
  await expect(conflict.getByRole('row', { name: 'Ways of Installments' })).toContainText('mine')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await publish(page).click()
  await expect(page.getByText('Paying is published')).toBeVisible()
  const { published } = await read(page, id)
  expect(published?.sections[1]?.ways.map((one) => one.text)).toEqual(['monthly', 'mine', 'theirs'])
})

test('a hundred sections with a hundred ways each are shown as lines and saved', async ({
  page,
}) => {
  const headings = Array.from({ length: 100 }, (_, n) => `Part ${n}`)
  const many = headings.map((heading, n) => ({
    id: `part-${n}`,
    heading,
    never: [],
    ways: Array.from({ length: 100 }, (_, index) =>
      way(`how do i ask for thing ${index} of part ${n}`),
    ),
  }))
  const content = headings.map((heading) => `## ${heading}\n\nIt is this part.`).join('\n\n')
  const id = await openEntry(page, { content, sections: many })
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(0)
  await page.goto(`/admin/whisper/knowledge-base/${id}#part-57`)
  await page.reload()
  await expect(text(page), 'an address names a section').toBeInViewport()
  await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(100)
  await text(page).pressSequentially(' It is another part of it now.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  const { words: saved } = await read(page, id)
  expect(saved.sections).toEqual(many)
  expect(saved.content).toContain('It is another part of it now.')
})

test('the section editor fits every width, its bar stays visible, and axe finds nothing', async ({
  page,
}) => {
  const long = `a way of asking that needs more than one line ${'x'.repeat(120)}`
  const some = [
    { ...sections[0], heading: 'A heading that is rather long for a phone', never: [way(long)] },
    { ...sections[1], ways: [way(long, 'model'), way('b', 'seed')] },
  ]
  const content = words.content.replace('Cards', 'A heading that is rather long for a phone')
  await openEntry(page, { content, sections: some }, '#installments')
  await text(page).fill('In 6 months.')
  await expectFits(page, async () => {
    await expect(publish(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('1 change not published')).toBeInViewport({ ratio: 1 })
  })
  await page.getByRole('button', { name: 'Markdown' }).click()
  await expectFits(page)
})

test('the Publish bar stays visible, names the changes, and never covers the focused element', async ({
  page,
}) => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    id: `s${index}`,
    heading: `Topic ${index}`,
    ways: [],
    never: [],
  }))
  const content = many.map(({ heading }) => `## ${heading}\n\nIt is so.`).join('\n\n')
  const id = await openEntry(page, { content, sections: many })
  const bar = page.getByRole('group', { name: 'Save and publish' })
  await expect(bar).toContainText('Published')
  await expect(publish(page)).toBeDisabled()
  await page.getByRole('textbox', { name: 'Title' }).fill('Paying us')
  for (const name of ['Topic 3', 'Topic 9']) {
    await toggle(page, name).click()
    const opened = page.getByRole('listitem').filter({ hasText: `: ${name}` })
    await text(opened).fill('It is not so.')
  }
  await expect(bar).toContainText('3 changes not published: title, 2 sections')
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await page.getByRole('textbox', { name: 'Title' }).focus()
    const last = page.getByRole('textbox', { name: 'Ask as a visitor would' })
    while (!(await last.evaluate((box) => box === document.activeElement))) {
      await page.keyboard.press('Tab')
      await expect(publish(page)).toBeInViewport({ ratio: 1 })
      const focused = await page.locator(':focus').boundingBox()
      const top = (await bar.boundingBox())?.y ?? 0
      expect((focused?.y ?? 0) + (focused?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(top)
    }
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(bar).toContainText('3 changes not published: title, 2 sections')
  await page.getByRole('textbox', { name: 'Title' }).fill('Paying')
  await expect(bar).toContainText('2 changes not published: 2 sections')
  await publish(page).click()
  await expect(page.getByText('Paying is published: Whisper knows it.')).toBeVisible()
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await expect(publish(page)).toBeDisabled()
})

test('a suggestion for a section is accepted while the section is being edited', async ({
  page,
}) => {
  const entry = { entry: 'paying', section: 'installments', title: 'Installments' }
  const counts = {
    visitors: 5,
    pick: 5,
    helpful: 0,
    notHelpful: 0,
    decisionRev: 0,
    isByItself: false,
  }
  const suggestion = { id: 's', text: 'can i spread it out', ...entry, ...counts, kind: 'way' }
  const never = { ...suggestion, id: 'n', kind: 'never', text: 'when is it due', notHelpful: 2 }
  let open = [suggestion, never].map((one) => ({ ...one, lastAt: 1, status: 'open' }))
  // Suggestions normally come from messages; only the form is tested here.
  await page.route('**/api/training/suggestions?entry=paying', (route) =>
    route.fulfill({
      json: { suggestions: open, settings: { acceptsByItself: false }, timeZone: 'UTC' },
    }),
  )
  await page.route('**/api/training/suggestions/s/acceptance', async (route) => {
    const { text, kind } = suggestion
    const ways = [{ entry: 'paying', section: 'installments', text, kind, from: 'pick' }]
    await page.request.post('/api/knowledge/ways', { data: { ways }, headers })
    open = open.filter(({ id }) => id !== 's')
    await route.fulfill({ json: { ...suggestion, lastAt: 1, decisionRev: 1, status: 'accepted' } })
  })
  await openEntry(page, { id: 'paying' }, '#installments')
  const suggested = page.getByRole('list', { name: 'Suggested ways' })
  await expect(suggested).toContainText('5 visitors who wrote this chose this section')
  await text(page).fill('In 9 months.')
  await expectFits(page)
  await suggested.getByRole('button', { name: 'Accept: can i spread it out' }).click()
  await expect(suggested).toContainText('Accepted as a way of asking.')
  await expect(page.getByRole('button', { name: 'Remove “can i spread it out”' })).toBeVisible()
  await expect(page.getByText('1 change not published')).toBeVisible()
  await expect(text(page)).toHaveValue('In 9 months.')
  expect(await read(page, 'paying')).toMatchObject({
    version: 2,
    hasChanges: false,
    published: { content: words.content },
  })
  await page.getByRole('button', { name: /^Section 2/ }).click()
  await expect(page.getByText('1 suggested')).toBeVisible()
})
