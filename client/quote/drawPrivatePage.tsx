/**
 * Draws the page behind a private link as HTML, on the server, when it is asked for. Built into
 * dist/server; a browser loads its styles, and start.ts.
 */
import '../ui/tokens.css'
import '../ui/base.css'
import './print.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#shared/company'
import type { Draw, PrivatePage } from '#shared/quotes/privatePage'
import { Layout } from './Layout'
import { Message } from './Message'
import { QuotePage } from './QuotePage'

/** The other page that is drawn when it is asked for. */
export { drawRequestPage } from '../request/drawRequestPage'

export const drawPrivatePage: Draw<PrivatePage> = (page) => ({
  title: `${page.shows === 'quote' ? `Quote ${page.quote.number}` : 'Quote'} | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>
      {page.shows === 'quote' ? <QuotePage {...page} /> : <Message about={page.shows} />}
    </Layout>,
  ),
})
