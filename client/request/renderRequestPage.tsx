/** Renders the page behind a quote form link as HTML, as ../renderPrivatePage.tsx does. */
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#shared/company'
import type { RequestPage } from '#shared/contact/requestPage'
import type { RenderPage } from '#shared/quotes/privatePage'
import { Layout } from '../quote/Layout'
import { Outcome } from './Outcome'
import { RequestForm } from './RequestForm'

export const renderRequestPage: RenderPage<RequestPage> = (page) => ({
  title: `Quote form | ${company.name}`,
  html: renderToStaticMarkup(
    <Layout>{page.shows === 'form' ? <RequestForm {...page} /> : <Outcome {...page} />}</Layout>,
  ),
})
