/** Whisper's passages from the site: each with its address, and true on its own. */
import { expect, test } from 'vitest'
import { forYou } from '#shared/content/forYou'
import { pages } from '#shared/content/pages'
import { passagesOfSite } from '#shared/content/passages'

const passages = passagesOfSite()
const paragraphs = passages.flatMap(({ url, text }) =>
  text.split('\n\n').map((said) => ({ url, said })),
)
const textAt = (url: string) => passages.find((passage) => passage.url === url)?.text ?? ''

test('every serious section of every page is one passage with its own URL', () => {
  const earnest = pages.flatMap(({ path, sections }) =>
    sections.filter(({ isJest }) => !isJest).map(({ id }) => `${path}#${id}`),
  )
  expect(passages.map(({ url }) => url)).toEqual(earnest)
  expect(passages.map(({ id }) => id)).toEqual(earnest)
})

test('jokes are never told as facts', () => {
  const said = JSON.stringify(passages)
  for (const { title, description } of forYou.humorous.items) {
    expect(said).not.toContain(title)
    expect(said).not.toContain(description)
  }
})

test('planned features say so each time, available ones don’t', () => {
  for (const url of ['/#coming-soon', '/system#coming-soon']) {
    const said = textAt(url).split('\n\n')
    const later = said.filter((one) => !one.startsWith('AI assistant'))
    expect(said.length - later.length).toBe(1)
    expect(later.filter((one) => !one.startsWith('Coming soon, not available yet: '))).toEqual([])
  }
})

test('each paragraph is a complete sentence, short enough for an answer', () => {
  const wrong = paragraphs.filter(
    ({ said }) => !/^[\p{Lu}\d$].*[.?]$/su.test(said) || said.length > 600,
  )
  expect(wrong).toEqual([])
})

test('the passages include prices, areas and contact details', () => {
  expect(textAt('/system#pricing')).toMatch(/\$799 once.*\$340 once.*\$47 a month/s)
  expect(textAt('/#service-areas')).toMatch(/Northern Virginia: Alexandria.*Maryland: Bethesda/s)
  expect(textAt('/#contact')).toContain('202-555-0142')
  expect(textAt('/residential#compare')).toContain('$2,000 to $4,000')
})
