import { anotherAdmin, cardOf, choose, openLiveChats, readList, visitorAt } from './adminPeople'
import { expect, test } from './ownSite'

test('two admins see a message, its answer and its feedback without a reload', async ({
  page,
  browser,
  server,
}) => {
  await openLiveChats(page)
  await expect(page.getByText('No interactions yet')).toBeVisible()
  const other = await anotherAdmin(browser, server.url)
  const visitor = await visitorAt(server)
  const id = await visitor.say('What does it cost for one gate?')
  for (const admin of [page, other]) {
    const card = cardOf(admin, 'What does it cost for one gate?')
    await expect(card).toContainText('$799')
    await expect(card).toContainText('No feedback')
    await expect(admin.getByText('1 visitor has Whisper open')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'All 1' })).toBeVisible()
  }
  await visitor.mark(id, false, 'You gave me two prices.')
  for (const admin of [page, other]) {
    const card = cardOf(admin, 'What does it cost for one gate?')
    await expect(card).toContainText('Not helpful')
    await expect(card).toContainText('You gave me two prices.')
    await expect(admin.getByRole('button', { name: 'Negative Feedback 1' })).toBeVisible()
  }
  await choose(other, 'Negative')
  await expect(cardOf(other, 'one gate')).toBeVisible()
  await visitor.mark(id, true)
  await expect(other.getByText('No such feedback yet')).toBeVisible()
  await choose(other, 'Positive')
  await expect(cardOf(other, 'one gate')).toContainText('Helpful')
  visitor.close()
  await expect(page.getByText('0 visitors have Whisper open')).toBeVisible()
})

test('what was said while another page was open is in the list on return', async ({
  page,
  server,
}) => {
  const visitor = await visitorAt(server)
  await visitor.say('Do my visitors need an app?')
  await openLiveChats(page)
  await expect(cardOf(page, 'need an app')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await visitor.say('What does it cost for one gate?')
  await expect(page.getByText('What does it cost for one gate?')).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, 'one gate')).toBeVisible()
})

test('a card expands to explain the answer, with its conversation beside it', async ({
  page,
  server,
}) => {
  const visitor = await visitorAt(server)
  await visitor.say('Do my visitors need an app?')
  await visitor.say('What does it cost for one gate?')
  const stranger = await visitorAt(server)
  await stranger.say('hello')
  await openLiveChats(page)
  const card = cardOf(page, 'one gate')
  const why = card.getByRole('button', { name: 'Why this answer' })
  // An answer that arrives later would move what is below it.
  for (const asked of ['need an app', 'one gate', 'hello']) {
    await expect(cardOf(page, asked)).toContainText('No feedback')
  }
  const before = await why.boundingBox()
  await why.click()
  await expect(card).toContainText(/Confidence\s*[01]\.\d\d/)
  await expect(card.getByRole('list', { name: 'Passages by score' })).toContainText('version 1')
  expect(await why.boundingBox()).toEqual(before)
  const beside = page.getByRole('complementary')
  await expect(beside).toContainText('/residential')
  await expect(beside.getByRole('listitem').filter({ hasText: 'need an app' })).toBeVisible()
  await beside.getByRole('button', { name: 'Show these together' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(/conversation=/)
  const saving = page.waitForEvent('download')
  await cardOf(page, 'one gate').click()
  await beside.getByRole('button', { name: 'Text' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^conversation-[\w-]+\.txt$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all interactions' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('new messages wait behind a counter while the admin has scrolled, and nothing moves', async ({
  page,
  server,
}) => {
  const crowd = [await visitorAt(server), await visitorAt(server), await visitorAt(server)]
  for (let turn = 0; turn < 24; turn += 1) {
    for (const [index, visitor] of crowd.entries()) await visitor.say(`Q ${turn} of ${index}.`)
  }
  // Cards grow with their answers.
  for (const visitor of crowd) await visitor.allAnswered()
  await openLiveChats(page)
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 1_500)
  await expect(cardOf(page, 'Q 23 of 2.')).toHaveCount(0)
  const inView = await page.getByRole('article').nth(6).textContent()
  const read = cardOf(page, /Q \d+ of \d\./.exec(inView ?? '')?.[0] ?? '')
  // The browser has settled when two measurements agree.
  await expect(async () => {
    const before = await read.boundingBox()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await read.boundingBox()).toEqual(before)
  }).toPass()
  const before = await read.boundingBox()
  for (const visitor of crowd) await visitor.say('Something new.')
  await expect(page.getByRole('button', { name: '3 new' })).toBeVisible()
  expect(await read.boundingBox()).toEqual(before)
  await page.keyboard.press('n')
  await expect(cardOf(page, 'Something new.')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '3 new' })).toBeHidden()
  await expect(page.getByRole('article').first()).toBeFocused()
})

test('older interactions load while scrolling, to the first, with few of them in the DOM', async ({
  page,
  server,
}) => {
  const said: string[] = []
  for (let person = 0; person < 5; person += 1) {
    const visitor = await visitorAt(server)
    for (let turn = 0; turn < 28; turn += 1) {
      said.push(`Person ${person} asks ${turn}.`)
      await visitor.say(`Person ${person} asks ${turn}.`)
    }
    visitor.close()
  }
  await openLiveChats(page)
  const seen = new Set<string>()
  await expect(async () => {
    const cards = await readList(page)
    expect(cards.length).toBeLessThan(40)
    for (const card of cards) seen.add(/Person \d asks \d+\./.exec(card)?.[0] ?? card)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 700)
    expect([...seen].sort()).toEqual([...said].sort())
  }).toPass({ intervals: [50], timeout: 40_000 })
  await expect(cardOf(page, 'Person 0 asks 0.')).toBeVisible()
})

test('search finds beginnings of words in any order, live, and says when nothing matches', async ({
  page,
  server,
}) => {
  const visitor = await visitorAt(server)
  await visitor.say('Does it work with my Café door?')
  await visitor.say('hello')
  await openLiveChats(page)
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('DOO caf')
  await expect(page.getByRole('article')).toHaveCount(1)
  await visitor.say('And the other café, by the back door?')
  await expect(page.getByRole('article')).toHaveCount(2)
  await visitor.say('hello again')
  await search.fill('elephant')
  await expect(page.getByText('No match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('the list works by keyboard alone, and its single-key shortcuts can be switched off', async ({
  page,
  server,
}) => {
  const visitor = await visitorAt(server)
  const first = await visitor.say('What does it cost?')
  await visitor.mark(first, true)
  await visitor.say('How long does it take?')
  await openLiveChats(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(page.getByRole('article').first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(cardOf(page, 'What does it cost?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Confidence', { exact: true })).toBeVisible()
  await page.keyboard.press('k')
  await expect(cardOf(page, 'How long')).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.keyboard.press('1')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Live Chats' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused()
  await expect(page).toHaveURL('/admin/whisper/settings')
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Whisper Settings' })).toBeVisible()
  await page.getByRole('tab', { name: 'Live Chats' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.keyboard.press('2')
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('on a phone the filters keep their full names and all fit', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const visitor = await visitorAt(server)
  await visitor.say('What does it cost for one gate?')
  await openLiveChats(page)
  const filters = page.getByRole('group', { name: 'Feedback' })
  for (const name of ['All', 'Positive Feedback', 'Negative Feedback'])
    await expect(filters.getByText(name, { exact: false })).toBeInViewport({ ratio: 1 })
  expect(await filters.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  // Clipped text would be narrower than drawn.
  const narrowest = await filters
    .getByText(/Feedback/)
    .evaluateAll((all) => Math.min(...all.map((one) => one.clientWidth)))
  expect(narrowest).toBeGreaterThan(60)
})
