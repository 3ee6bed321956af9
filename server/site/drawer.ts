/**
 * Draws pages that are made when they are asked for. The drawing is React's, so it is built from the
 * client's source into a file of its own (dist/server/privatePage.js), loaded when first needed.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPrivatePage, PrivatePage } from '#shared/quotes/privatePage'
import { builtFolder } from './built'

/** `document`: pages/quote.html, with the marks that scripts/build/document.mjs left in it. */
export function createDrawer(document: string): (page: PrivatePage) => Promise<string> {
  // Once, before anything is filled in: what a customer is called may look like a mark.
  const [before = '', between = '', after = ''] = document.split(/%TITLE%|%BODY%/)
  let loading: Promise<{ drawPrivatePage: DrawPrivatePage }> | undefined
  return async (page) => {
    loading ??= import(
      /* @vite-ignore */ pathToFileURL(join(builtFolder(), '../server/privatePage.js')).href
    )
    const { title, html } = (await loading).drawPrivatePage(page)
    return `${before}${title}${between}${html}${after}`
  }
}
