/**
 * Renders the page behind a private link as HTML, on the server, per request. Built into
 * dist/server; the browser loads only its styles and start.ts.
 */
import './ui/tokens.css'
import './ui/base.css'
import './quote/print.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#shared/company'
import type { RequestPage } from '#shared/contact/requestPage'
import type { PrivatePage, RenderPage } from '#shared/quotes/privatePage'
import { Layout } from './quote/Layout'
import { Message } from './quote/Message'
import { QuotePage } from './quote/QuotePage'
import { Outcome } from './request/Outcome'
import { RequestForm } from './request/RequestForm'

export const renderPrivatePage: RenderPage<PrivatePage> = (page) => ({
  title: `${page.shows === 'quote' ? `Quote ${page.quote.number}` : 'Quote'} | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>{page.shows === 'quote' ? <QuotePage {...page} /> : <Message {...page} />}</Layout>,
  ),
})

/** The page behind a quote form link: also rendered per request, so it is in the same bundle. */
export const renderRequestPage: RenderPage<RequestPage> = (page) => ({
  title: `Quote form | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>{page.shows === 'form' ? <RequestForm {...page} /> : <Outcome {...page} />}</Layout>,
  ),
})
