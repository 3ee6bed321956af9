/** Draws the page behind a link to the quote form as HTML, as ../quote/drawPrivatePage.tsx does. */
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#shared/company'
import type { RequestPage } from '#shared/contact/requestPage'
import type { Draw } from '#shared/quotes/privatePage'
import { Layout } from '../quote/Layout'
import { Outcome } from './Outcome'
import { RequestForm } from './RequestForm'

export const drawRequestPage: Draw<RequestPage> = (page) => ({
  title: `Quote form | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>{page.shows === 'form' ? <RequestForm {...page} /> : <Outcome {...page} />}</Layout>,
  ),
})
