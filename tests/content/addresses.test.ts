/** The public site's addresses: every page, section and link. */
import { describe, expect, test } from 'vitest'
import { cookieNotice, frame } from '#shared/content/frame'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { notFound } from '#shared/content/notFound'
import { pages } from '#shared/content/pages'

describe('every page', () => {
  test('has its address, in the order of the route table', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/system',
      '/about',
      '/for-you',
      '/resources',
      '/residential',
      '/privacy',
    ])
  })

  test('has its own title and description, fit for a search result', () => {
    const heads = [...pages, notFound]
    for (const { title, description } of heads) {
      expect([title, title.length < 60]).toEqual([title, true])
      expect([description, description.length < 155]).toEqual([description, true])
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  test.each(pages.map((page) => [page.path, page] as const))(
    '%s has sections that a hash can link to',
    (_path, { sections }) => {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
    },
  )

  test('is reached by every link, with its hash', () => {
    const elsewhere = ['/admin/login', '/dealer/login', '/dealer/resources']
    const known = new Set([
      ...elsewhere,
      ...pages.flatMap(({ path, sections }) => [
        path,
        ...sections.map(({ id }) => `${path}#${id}`),
      ]),
    ])
    const links = linksIn([pages, frame, contactDialog, cookieNotice, notFound])
    const internal = links.filter((to) => to.startsWith('/'))
    expect(internal.length).toBeGreaterThan(20)
    expect(internal.filter((to) => !known.has(to))).toEqual([])
    const outside = links.filter((to) => !to.startsWith('/'))
    expect(
      outside.filter((to) => !/^(https:\/\/|tel:\+1\d{10}$|sms:\+1\d{10}$|mailto:)/.test(to)),
    ).toEqual([])
  })
})

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'to' && typeof one === 'string' ? [one] : linksIn(one),
  )
}
