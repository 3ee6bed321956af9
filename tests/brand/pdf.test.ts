import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taglineLimit } from '#shared/brand/rules'
import { readPdf } from '../quotes/readPdf'
import { makeBrandPdf } from './makeBrandPdf'

describe('brand-guidelines.pdf', () => {
  test('holds every chapter as searchable text, with title and author', async () => {
    const { text, information } = await readPdf(makeBrandPdf())
    const chapters = [
      'Brand Guidelines',
      'Logo Files',
      'Clear space',
      'Minimum size',
      'Color Palette',
      'Contrast',
      'Typography',
      'Taglines & Slogans',
      'Mission & Vision',
      'Company Overview',
    ]
    const found = chapters.map((words) => text.indexOf(words))
    expect(found).not.toContain(-1)
    expect(found).toEqual([...found].sort((a, b) => a - b))
    for (const words of [
      ...['#000000', '#FFFFFF', '#F9FAFB', '#4B5563', 'rgb(75, 85, 99)', '21:1'],
      ...['Lato 300 Light', 'Lato 400 Regular', 'Lato 700 Bold', 'Lato 900 Black'],
      ...['Smart Property Access', 'What we do', 'Who we serve', 'Where', 'Terms and contact'],
    ]) {
      expect(text).toContain(words)
    }
    expect(information).toContain('"Title":"Visitor Access Brand Guidelines"')
    expect(information).toContain('"Author":"Visitor Access"')
  })

  test('breaks pages before 250 mm: only the footer is lower', async () => {
    const { pages } = await readPdf(makeBrandPdf())
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, pieces] of pages.entries()) {
      const low = pieces.filter(({ y }) => y > 250).map(({ text }) => text)
      expect(low).toEqual([
        'Visitor Access Brand Guidelines',
        `Page ${index + 1} of ${pages.length}`,
      ])
    }
  })

  test('shows the currently saved taglines, accents included', async () => {
    const { text } = await readPdf(makeBrandPdf({ 'primary-tagline': 'Ouvrez d’où vous êtes' }))
    expect(text.split('Ouvrez d’où vous êtes')).toHaveLength(3)
    expect(text).not.toContain('Smart Property Access')
  })

  test('fits any tagline that can be saved, on any page', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcWM'), minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 12 }), async (words) => {
        const value = words.join(' ').slice(0, taglineLimit).trim()
        const taglines = { 'primary-tagline': value, 'secondary-tagline': value }
        const { pages, text } = await readPdf(makeBrandPdf(taglines))
        const plain = (given: string) => given.replace(/\s/g, '')
        expect(plain(text).split(plain(value)).length).toBeGreaterThan(2)
        expect(pages.flat().filter(({ y }) => y > 250)).toHaveLength(2 * pages.length)
      }),
      { numRuns: 10 },
    )
  })
})
