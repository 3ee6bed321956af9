/**
 * Renders the page behind a private link as HTML, on the server, per request. Built into
 * dist/server; the browser loads only its styles and start.ts.
 */
import './ui/tokens.css'
import './ui/base.css'
import './quote/print.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#shared/company'
import type { RenderPage, PrivatePage } from '#shared/quotes/privatePage'
import { Layout } from './quote/Layout'
import { Message } from './quote/Message'
import { QuotePage } from './quote/QuotePage'

/** Also rendered per request, so it is exported from the same bundle. */
export { renderRequestPage } from './request/renderRequestPage'

export const renderPrivatePage: RenderPage<PrivatePage> = (page) => ({
  title: `${page.shows === 'quote' ? `Quote ${page.quote.number}` : 'Quote'} | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>{page.shows === 'quote' ? <QuotePage {...page} /> : <Message {...page} />}</Layout>,
  ),
})
