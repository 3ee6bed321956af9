/** Whisper links only to what is there. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagePassages } from '#server/whisper/pagePassages'
import { Home } from '../../client/site/Home'

test('every place that an answer can link to is drawn by the home page', () => {
  const html = renderToStaticMarkup(<Home />)
  expect(pagePassages.length).toBeGreaterThan(10)
  for (const { url } of pagePassages) {
    const [path, id] = url?.split('#') ?? []
    expect(path).toBe('/')
    expect(html).toContain(` id="${id}"`)
  }
})
