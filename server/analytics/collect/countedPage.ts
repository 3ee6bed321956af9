/** Which page an address counts as: a public page, not found, or none. */
import { notFoundPage } from '#shared/analytics/dimensions'
import { pages } from '#shared/content/pages'

const titles: ReadonlyMap<string, string> = new Map(pages.map(({ path, name }) => [path, name]))

/** Null: pages of admins and dealers, and private pages, are never counted. */
export function pageOf(address: string): string | null {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  if (/^\/+(admin|dealer|quote|request|api)(\/|$)/i.test(path)) return null
  return titles.has(path) ? path : notFoundPage
}

export function titleOf(path: string): string {
  return titles.get(path) ?? 'Not Found'
}
