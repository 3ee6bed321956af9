/** A larger text size of the browser gets the layout of a narrower screen (WCAG 1.4.4). */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inPixels = /\((min|max)-(width|height): ?[\d.]+px\)/

test('screens are measured in em', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .filter((path) => inPixels.test(readFileSync(`client/${path}`, 'utf8')))
  expect(files).toEqual([])
})
