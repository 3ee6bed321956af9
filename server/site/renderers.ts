/**
 * Renders pages on request. React renders them, so they are built from the client's source into a
 * separate file (dist/server/privatePage.js), loaded when first needed.
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

/** `document`: pages/quote.html, with the placeholders of scripts/build/document.mjs. */
export function createRenderers(document: string): {
  quote: (page: PrivatePage) => Promise<string>
  request: (page: RequestPage) => Promise<string>
} {
  // Split before anything is filled in, since a customer's name may look like a placeholder.
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
