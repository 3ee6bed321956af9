/** Whisper links only to what is there. */
import { expect, test } from 'vitest'
import { pagePassages } from '#server/whisper/pagePassages'
import { prerender } from '../../client/prerender'

const places = [...new Set(pagePassages.map(({ url }) => url ?? ''))]
const paths = [...new Set(places.map((url) => url.split('#')[0] ?? ''))]

test('there are places to link to, on several pages', () => {
  expect(places.length).toBeGreaterThan(10)
  expect(paths.length).toBeGreaterThan(3)
})

test.each(paths)('every place of %s that an answer can link to is drawn there', async (path) => {
  const { html } = await prerender(path)
  const ids = places.filter((url) => url.startsWith(`${path}#`)).map((url) => url.split('#')[1])
  expect(ids.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
})
