/**
 * /admin/pricing and /admin/pricing/quotes/:id: turns items of the price list into a quote. A quote
 * already sent is shown read-only.
 */
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Skeleton } from '../../ui/status/Skeleton'
import { revisionParameter } from '../data/quotes/paths'
import { useCatalog, useQuote } from '../data/quotes/useQuotes'
import { PageHeading } from '../ui/layout/PageHeading'
import { DraftPage } from './calculator/DraftPage'
import styles from './CalculatorPage.module.css'
import { QuoteNotFound } from './saved/QuoteNotFound'
import { QuoteView } from './saved/QuoteView'
import { ConflictNotice } from './saving/ConflictNotice'
import { useDraft } from './saving/useDraft'
import { useReconciledDraft } from './saving/useReconciledDraft'
import { type AskedDialog, QuoteDialogs } from './sending/QuoteDialogs'
import { seenOf } from './sending/useAsSeen'

export function CalculatorPage() {
  const { id = null } = useParams()
  const [parameters] = useSearchParams()
  const catalog = useCatalog()
  const known = useQuote(id)
  const draft = useDraft(id)
  const { saving, isGone } = useReconciledDraft(draft?.id ?? id, known)
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const quote = known.data?.quote ?? null
  const earlier = quote?.earlier.find(
    ({ revision }) => String(revision) === parameters.get(revisionParameter),
  )

  function content() {
    const trouble = draft && saving && (
      <ConflictNotice draft={draft} saving={saving} theirs={quote} />
    )
    if (catalog.data && known.data && (earlier || quote?.status !== 'draft')) {
      return (
        <QuoteView
          known={known.data}
          revision={earlier ?? known.data.quote}
          timeZone={catalog.data.timeZone}
          trouble={trouble}
          onAsk={(kind) => quote && setAsked({ kind, seen: seenOf(quote) })}
        />
      )
    }
    if (catalog.data && draft && saving) {
      return (
        <DraftPage
          catalog={catalog.data}
          draft={draft}
          saving={saving}
          quote={quote}
          trouble={trouble}
          onAsk={(kind, saved) => setAsked({ kind, seen: { id: draft.id, ...saved } })}
        />
      )
    }
    if (isGone) return <QuoteNotFound />
    const error = catalog.error ?? known.error
    return (
      <>
        <PageHeading>Pricing Calculator</PageHeading>
        {error ? (
          <LoadFailed
            error={error}
            onRetry={() => {
              if (catalog.error) void catalog.refetch()
              if (known.error) void known.refetch()
            }}
          >
            {catalog.error ? 'The price list couldn’t be loaded.' : 'The quote couldn’t be loaded.'}
          </LoadFailed>
        ) : (
          <Skeleton label="Loading" rows={4} />
        )}
      </>
    )
  }

  return (
    <div className={styles.page}>
      {content()}
      <QuoteDialogs
        asked={asked}
        known={known.data ?? null}
        onAsk={setAsked}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
