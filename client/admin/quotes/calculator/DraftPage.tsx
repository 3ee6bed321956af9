/** A quote being written: the header with its save status, the calculator, and the actions. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Catalog } from '#shared/quotes/calls'
import type { Quote } from '#shared/quotes/records'
import { startQuote } from '../../data/quotes/drafts/asideDrafts'
import { type Draft, isBlank, type Saved } from '../../data/quotes/drafts/draft'
import { pricingPath } from '../../data/quotes/paths'
import { companyTime } from '../../ui/companyTime'
import type { MenuAction } from '../../ui/menu/MenuButton'
import { useObservable } from '../../ui/observable'
import { downloadLines } from '../export/linesCsv'
import { pricedLines } from '../export/printedQuote'
import { QuoteHead } from '../parts/QuoteHead'
import { Revisions } from '../saved/Revisions'
import type { DraftSaver } from '../saving/DraftSaver'
import { RepricedNotice } from '../saving/RepricedNotice'
import { SaveStatus } from '../saving/SaveStatus'
import type { QuoteDialogKind } from '../sending/QuoteDialogs'
import { AsideDrafts } from './AsideDrafts'
import { Calculator } from './Calculator'

interface DraftPageProps {
  catalog: Catalog
  draft: Draft
  saving: DraftSaver
  /** Null while the quote isn't on the server, or not known yet. */
  quote: Quote | null
  trouble: ReactNode
  onAsk: (asked: QuoteDialogKind, saved: Saved) => void
}

export function DraftPage({ catalog, draft, saving, quote, trouble, onAsk }: DraftPageProps) {
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const state = useObservable(saving.state)
  const { saved } = draft
  const time = companyTime(catalog.timeZone).shortTime
  const isStuck = state.is === 'conflict' || state.is === 'gone'

  async function save() {
    if (isStuck) return
    const now = await saving.saveNow(catalog.version)
    setSaid(now ? `Quote ${now.number} saved` : 'Not saved')
    if (!now) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }
  useSaveKey(() => void save())

  /** Saves first, because the dialog works on the server's quote, at the prices on this page. */
  async function ask(asked: QuoteDialogKind) {
    if (isStuck) return
    const now = await saving.saveNow(catalog.version)
    if (now?.priceList === catalog.version) onAsk(asked, now)
    else document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }
  /** Saves first as well, so that no save comes in between; what can't be saved goes, too. */
  async function discard() {
    if (isStuck) return
    const now = await saving.flush()
    if (now) onAsk('discard', now)
  }
  function removal(): MenuAction {
    if (!saved)
      return { name: 'Start over', isDisabled: isBlank(draft), onPress: () => startQuote() }
    return saved.revision > 1
      ? { name: 'Discard this revision', onPress: () => void discard() }
      : { name: 'Delete', onPress: () => onAsk('delete', saved) }
  }
  function duplicate() {
    const { id: _, saved: __, isAsked: ___, ...words } = draft
    startQuote({ ...words, requestId: null })
    navigate(pricingPath)
  }
  const csv = (audience: 'dealer' | 'customer') =>
    downloadLines(audience, pricedLines(draft.lines, catalog.items), saved?.number ?? 'draft')
  const isEmpty = draft.lines.length === 0

  return (
    <>
      <QuoteHead name={saved ? nameOf(saved) : 'New quote'} status="Draft" priceList={catalog}>
        <SaveStatus draft={draft} saving={saving} time={time} onSave={() => void save()} />
      </QuoteHead>
      <span className="unseen" role="status">
        {said}
      </span>
      {trouble}
      {quote && (
        <RepricedNotice
          key={quote.id}
          quote={quote}
          priceList={catalog.version}
          onSave={() => void save()}
        />
      )}
      {!saved && <AsideDrafts />}
      <Calculator
        // Another quote's lines can't be brought back in this one.
        key={draft.id}
        catalog={catalog}
        draft={draft}
        saving={saving}
        onSay={setSaid}
        actions={{
          mail: { name: 'Send by e-mail', isDisabled: isEmpty, onPress: () => void ask('mail') },
          link: {
            name: 'Copy customer link',
            isDisabled: isEmpty,
            onPress: () => void ask('link'),
          },
          sent: { name: 'Mark as sent', isDisabled: isEmpty, onPress: () => void ask('sent') },
          duplicate: { name: 'Duplicate', isDisabled: isEmpty, onPress: duplicate },
          dealerCsv: { name: 'Dealer CSV', isDisabled: isEmpty, onPress: () => csv('dealer') },
          customerCsv: {
            name: 'Customer CSV',
            isDisabled: isEmpty,
            onPress: () => csv('customer'),
          },
          ...(saved &&
            saved.revision > 1 && {
              revoke: { name: 'Revoke earlier links', onPress: () => onAsk('revoke', saved) },
            }),
          remove: removal(),
        }}
      />
      {quote && <Revisions quote={quote} />}
    </>
  )
}

function nameOf({ number, revision }: { number: string; revision: number }): string {
  return revision === 1 ? `Quote ${number}` : `Quote ${number}, revision ${revision}`
}

/** Ctrl+S or Cmd+S saves the quote instead of the page. */
function useSaveKey(save: () => void): void {
  const latest = useEffectEvent(save)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) latest()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
