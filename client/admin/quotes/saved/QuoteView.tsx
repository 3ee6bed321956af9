/** A quote that was sent, or an earlier revision: read-only, to print and to set its status. */
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { written } from '#shared/content/written'
import type { Quote, Revision } from '#shared/quotes/records'
import { savedSections } from '#shared/quotes/rules'
import { useToast } from '../../../ui/status/Toast'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import type { KnownQuote } from '../../data/quotes/cache'
import { startQuote } from '../../data/quotes/drafts/asideDrafts'
import { typedOf } from '../../data/quotes/drafts/draft'
import { linkOf, quoteName, statusToday } from '../../data/quotes/labels'
import { pricingPath, quotePath } from '../../data/quotes/paths'
import { companyTime } from '../../ui/companyTime'
import { downloadFrom } from '../../ui/download/download'
import { Panel } from '../../ui/layout/Panel'
import type { MenuAction } from '../../ui/menu/MenuButton'
import calculator from '../CalculatorPage.module.css'
import { downloadLines } from '../export/linesCsv'
import { PdfButtons } from '../export/PdfButtons'
import { printedRevision } from '../export/printedQuote'
import { Actions } from '../parts/Actions'
import { AnsweredRequest } from '../parts/AnsweredRequest'
import { Comparison } from '../parts/Comparison'
import { figuresOf } from '../parts/figures'
import { nextStep } from '../parts/nextStep'
import { PhotosPanel } from '../parts/PhotosPanel'
import { QuoteHead } from '../parts/QuoteHead'
import { Totals } from '../parts/Totals'
import type { QuoteDialogKind } from '../sending/QuoteDialogs'
import { useQuoteActions } from '../sending/useQuoteActions'
import { Acceptance } from './Acceptance'
import { acceptedPdfOf } from './acceptedFile'
import { CustomerFacts } from './CustomerFacts'
import { History } from './History'
import { LineTable } from './LineTable'
import { QuoteStatus } from './QuoteStatus'
import { Reminder } from './Reminder'
import { Revisions } from './Revisions'
import { SentEmails } from './SentEmails'

interface QuoteViewProps {
  known: KnownQuote
  /** The current revision or an earlier one. */
  revision: Revision
  timeZone: string
  trouble: ReactNode
  onAsk: (asked: QuoteDialogKind) => void
}

export function QuoteView({ known, revision, timeZone, trouble, onAsk }: QuoteViewProps) {
  const navigate = useNavigate()
  const revising = useRevising(known.quote)
  const { quote, publicUrl } = known
  const isLatest = revision.revision === quote.revision
  const time = companyTime(timeZone)
  const today = time.day(Date.now())
  const sections = savedSections(revision.lines)
  const figures = figuresOf(sections, revision)
  const link = isLatest ? linkOf(quote.token, publicUrl) : null
  const status = statusToday(revision, today)
  const acceptedPdf = acceptedPdfOf(quote, revision.revision)
  const name = quoteName({ number: quote.number, revision: revision.revision })

  function duplicate() {
    startQuote(typedOf(revision))
    navigate(pricingPath)
  }
  const csv = (audience: 'dealer' | 'customer') =>
    downloadLines(audience, revision.lines, quote.number)

  return (
    <>
      <QuoteHead
        name={`Quote ${name}`}
        status={<StatusLabel status={status} />}
        priceList={revision.priceList}
      >
        Valid until {written(revision.validUntil)}
      </QuoteHead>
      {trouble}
      {!isLatest && (
        <p className={calculator.note}>
          This is an earlier revision.{' '}
          <Link to={quotePath(quote.id)}>Show revision {quote.revision}</Link>
        </p>
      )}
      <div className={calculator.columns}>
        <div className={calculator.column}>
          <Acceptance quote={quote} revision={revision} figures={figures} exact={time.exact} />
          {isLatest && <History quote={quote} time={time} />}
          <LineTable sections={sections} />
          {isLatest && <SentEmails mails={quote.mails} moment={time.moment} />}
          {isLatest && <Revisions quote={quote} />}
        </div>
        <div className={calculator.column}>
          {isLatest && (
            <QuoteStatus
              quote={quote}
              sends={known.mails}
              link={link}
              moment={time.moment}
              timeZone={timeZone}
              today={today}
              onAsk={onAsk}
            />
          )}
          <Totals figures={figures} isEmpty={false}>
            <PdfButtons
              printed={printedRevision(revision, quote.number, link, today)}
              validity={`Valid until ${written(revision.validUntil)}.`}
            />
            <Actions
              next={nextStep({
                status,
                isLatest,
                hasLink: link !== null,
                hasAcceptedPdf: acceptedPdf !== null,
              })}
              actions={{
                ...(acceptedPdf !== null && {
                  acceptedPdf: {
                    name: 'Accepted PDF',
                    onPress: () => downloadFrom(acceptedPdf),
                  },
                }),
                ...(isLatest && {
                  mail: { name: 'Send by e-mail', onPress: () => onAsk('mail') },
                  link: { name: 'Copy customer link', onPress: () => onAsk('link') },
                  revise:
                    quote.status === 'accepted'
                      ? { name: 'Revise', onPress: () => onAsk('revise') }
                      : revising,
                }),
                duplicate: { name: 'Duplicate', onPress: duplicate },
                dealerCsv: { name: 'Dealer CSV', onPress: () => csv('dealer') },
                customerCsv: { name: 'Customer CSV', onPress: () => csv('customer') },
                ...(isLatest && { remove: removal(quote, onAsk) }),
              }}
            />
          </Totals>
          {isLatest && (
            <Reminder
              quote={quote}
              hasLink={link !== null}
              sends={known.mails}
              moment={time.moment}
              today={today}
            />
          )}
          <CustomerFacts
            revision={revision}
            headerExtra={<AnsweredRequest requestId={quote.requestId} />}
          />
          <PhotosPanel requestId={quote.requestId} />
          {revision.callBox && (
            <Panel title="Compared with call boxes" headerExtra={<p>On the quote</p>}>
              <Comparison due={figures.due} callBox={revision.callBox} />
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

/** A customer's acceptance is kept as a record; only their personal data can be erased. */
function removal({ history }: Quote, onAsk: (asked: QuoteDialogKind) => void): MenuAction {
  const isRecord = history.some(({ what, isCustomers }) => what === 'accepted' && isCustomers)
  return isRecord
    ? { name: 'Erase customer’s data', onPress: () => onAsk('erase') }
    : { name: 'Delete', onPress: () => onAsk('delete') }
}

/** Creates another revision of a quote, which is edited from then on. */
function useRevising(quote: Quote): MenuAction {
  const { revise } = useQuoteActions()
  const say = useToast()
  const revising = useMutation({
    mutationFn: () => revise(quote),
    onError: (error) => say(`Quote ${quote.number} wasn’t changed. ${error.message}`, 'error'),
  })
  return { name: 'Revise', isDisabled: revising.isPending, onPress: () => revising.mutate() }
}
