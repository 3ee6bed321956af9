/**
 * Renders pages on request. React renders them, so they are built from the
 * client's source into a file of their own (dist/server/privatePage.js), loaded when first needed.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RequestPage } from '#shared/contact/requestPage'
import type { RenderPage, RenderedPage, PrivatePage } from '#shared/quotes/privatePage'
import { builtFolder } from './built'

interface Renderers {
  renderPrivatePage: RenderPage<PrivatePage>
  renderRequestPage: RenderPage<RequestPage>
}

/** `document`: pages/quote.html, with the marks that scripts/build/document.mjs left in it. */
export function createRenderers(document: string): {
  quote: (page: PrivatePage) => Promise<string>
  request: (page: RequestPage) => Promise<string>
} {
  // Once, before anything is filled in: what a customer is called may look like a mark.
  const [before = '', between = '', after = ''] = document.split(/%TITLE%|%BODY%/)
  let loading: Promise<Renderers> | undefined
  const load = () => {
    loading ??= import(
      /* @vite-ignore */ pathToFileURL(join(builtFolder(), '../server/privatePage.js')).href
    )
    return loading
  }
  const whole = ({ title, html }: RenderedPage) => `${before}${title}${between}${html}${after}`
  return {
    quote: async (page) => whole((await load()).renderPrivatePage(page)),
    request: async (page) => whole((await load()).renderRequestPage(page)),
  }
}
