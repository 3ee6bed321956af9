/** Whisper links only to what is there. */
import { expect, test } from 'vitest'
import { pageOf, pagePassages } from '#server/whisper/pagePassages'
import { pages } from '#shared/content/pages'
import { prerender } from '../../client/prerender'

const places = [...new Set(pagePassages().map(({ url }) => url ?? ''))]
const paths = [...new Set(places.map(pageOf))]

test('every page is read, and every section of it that is meant', () => {
  expect(paths).toEqual(pages.map(({ path }) => path))
  const meant = pages.flatMap(({ path, sections }) =>
    sections.filter(({ isJest }) => !isJest).map(({ id }) => `${path}#${id}`),
  )
  expect(places).toEqual(meant)
})

test('how long a conversation is kept is said as this server has it', () => {
  const said = JSON.stringify(pagePassages('90 days'))
  expect(said).toContain('90 days after its last message')
  expect(said).not.toContain('365 days after')
})

test.each(paths)('every place of %s that an answer can link to is drawn there', async (path) => {
  const { html } = await prerender(path)
  const ids = places.filter((url) => url.startsWith(`${path}#`)).map((url) => url.split('#')[1])
  expect(ids.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
})

test('a page that is switched off is not read, all others are', () => {
  const off = ['/', '/privacy']
  const read = pagePassages(undefined, off).map(({ url = '' }) => pageOf(url))
  expect([...new Set(read)]).toEqual(paths.filter((path) => !off.includes(path)))
})
