/** A quote, or an earlier revision of it, as it was handed out: to be read, printed and answered, not changed. */
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { written } from '#shared/content/written'
import type { Revision } from '#shared/quotes/records'
import { savedSections } from '#shared/quotes/rules'
import { companyTime } from '../companyTime'
import { Panel } from '../Panel'
import { Actions } from '../pricing/Actions'
import { Comparison } from '../pricing/Comparison'
import { typedOf } from '../pricing/draft'
import { figuresOf } from '../pricing/figures'
import { downloadLines } from '../pricing/linesCsv'
import { OfRequest } from '../pricing/OfRequest'
import { PdfButtons } from '../pricing/PdfButtons'
import pricing from '../pricing/PricingPage.module.css'
import { printedRevision } from '../pricing/printed'
import { beginQuote } from '../pricing/putAside'
import { QuoteHead } from '../pricing/QuoteHead'
import { Totals } from '../pricing/Totals'
import type { KnownQuote } from './cache'
import { CustomerFacts } from './CustomerFacts'
import { Earlier } from './Earlier'
import { Letters } from './Letters'
import { LineTable } from './LineTable'
import { pricingPath, quotePath } from './paths'
import type { Asked } from './QuoteDialogs'
import { Standing } from './Standing'
import { StatusWord } from './StatusWord'
import { linkOf, quoteName, standing } from './words'

interface QuoteViewProps {
  known: KnownQuote
  /** The quote itself, or an earlier one. */
  revision: Revision
  timeZone: string
  trouble: ReactNode
  onAsk: (asked: Asked) => void
}

export function QuoteView({ known, revision, timeZone, trouble, onAsk }: QuoteViewProps) {
  const navigate = useNavigate()
  const { quote, publicUrl } = known
  const isLatest = revision.revision === quote.revision
  const time = companyTime(timeZone)
  const today = time.day(Date.now())
  const sections = savedSections(revision.lines)
  const figures = figuresOf(sections, revision)
  const link = isLatest ? linkOf(quote.token, publicUrl) : null
  const name = quoteName({ number: quote.number, revision: revision.revision })

  function duplicate() {
    beginQuote(typedOf(revision))
    navigate(pricingPath)
  }
  const csv = (audience: 'dealer' | 'customer') =>
    downloadLines(audience, revision.lines, quote.number)

  return (
    <>
      <QuoteHead
        name={`Quote ${name}`}
        status={<StatusWord status={standing(revision, today)} />}
        priceList={revision.priceList}
      >
        Valid until {written(revision.validUntil)}
      </QuoteHead>
      {trouble}
      {!isLatest && (
        <p className={pricing.note}>
          This is an earlier revision.{' '}
          <Link to={quotePath(quote.id)}>Show revision {quote.revision}</Link>
        </p>
      )}
      <div className={pricing.columns}>
        <div className={pricing.column}>
          <LineTable sections={sections} />
          {isLatest && <Letters mails={quote.mails} moment={time.moment} />}
          {isLatest && <Earlier quote={quote} />}
        </div>
        <div className={pricing.column}>
          {isLatest && (
            <Standing quote={quote} link={link} moment={time.moment} today={today} onAsk={onAsk} />
          )}
          <Totals figures={figures} isEmpty={false}>
            <PdfButtons
              printed={printedRevision(revision, quote.number, link, today)}
              validity={`Valid until ${written(revision.validUntil)}.`}
            />
            <Actions
              actions={[
                ...(isLatest
                  ? ([
                      { name: 'Send by e-mail', onPress: () => onAsk('mail') },
                      { name: 'Copy customer link', onPress: () => onAsk('link') },
                    ] as const)
                  : []),
                { name: 'Duplicate', onPress: duplicate },
                { name: 'Dealer CSV', onPress: () => csv('dealer') },
                { name: 'Customer CSV', onPress: () => csv('customer') },
                ...(isLatest ? [{ name: 'Delete', onPress: () => onAsk('delete') }] : []),
              ]}
            />
          </Totals>
          <CustomerFacts revision={revision} beside={<OfRequest requestId={quote.requestId} />} />
          {revision.callBox && (
            <Panel title="Beside call boxes" beside={<p>On the quote</p>}>
              <Comparison due={figures.due} callBox={revision.callBox} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}
