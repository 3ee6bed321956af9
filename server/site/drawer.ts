/**
 * Draws pages that are made when they are asked for. The drawing is React's, so it is built from the
 * client's source into a file of its own (dist/server/privatePage.js), loaded when first needed.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RequestPage } from '#shared/contact/requestPage'
import type { Draw, DrawnPage, PrivatePage } from '#shared/quotes/privatePage'
import { builtFolder } from './built'

interface Drawing {
  drawPrivatePage: Draw<PrivatePage>
  drawRequestPage: Draw<RequestPage>
}

/** `document`: pages/quote.html, with the marks that scripts/build/document.mjs left in it. */
export function createDrawers(document: string): {
  quote: (page: PrivatePage) => Promise<string>
  request: (page: RequestPage) => Promise<string>
} {
  // Once, before anything is filled in: what a customer is called may look like a mark.
  const [before = '', between = '', after = ''] = document.split(/%TITLE%|%BODY%/)
  let loading: Promise<Drawing> | undefined
  const load = () => {
    loading ??= import(
      /* @vite-ignore */ pathToFileURL(join(builtFolder(), '../server/privatePage.js')).href
    )
    return loading
  }
  const whole = ({ title, html }: DrawnPage) => `${before}${title}${between}${html}${after}`
  return {
    quote: async (page) => whole((await load()).drawPrivatePage(page)),
    request: async (page) => whole((await load()).drawRequestPage(page)),
  }
}
