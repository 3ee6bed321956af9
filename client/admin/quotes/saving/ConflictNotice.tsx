/** Shown when another admin changed or deleted the quote. Neither choice loses data. */
import { useNavigate } from 'react-router-dom'
import type { Quote } from '#shared/quotes/records'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/status/Notice'
import { startQuote } from '../../data/quotes/drafts/asideDrafts'
import { type Draft, draftOf } from '../../data/quotes/drafts/draft'
import { forgetDraft, storeDraft } from '../../data/quotes/drafts/draftStore'
import { pricingPath, quotesPath } from '../../data/quotes/paths'
import { useObservable } from '../../ui/observable'
import type { DraftSaver } from './DraftSaver'

interface ConflictNoticeProps {
  draft: Draft
  saving: DraftSaver
  /** The server's current version, if known. */
  theirs: Quote | null
}

export function ConflictNotice({ draft, saving, theirs }: ConflictNoticeProps) {
  const navigate = useNavigate()
  const { is } = useObservable(saving.state)
  if (is !== 'conflict' && is !== 'gone') return null

  function keepCopy() {
    const { id: _, saved: __, isAsked: ___, ...words } = draft
    startQuote(words)
    giveUp()
    navigate(pricingPath)
  }
  function giveUp() {
    saving.cancel()
    if (theirs?.status === 'draft') storeDraft(draftOf(theirs))
    else forgetDraft(draft.id)
  }
  const isHandedOut = theirs !== null && theirs.status !== 'draft'
  const isDiscarded = theirs !== null && theirs.revision < (draft.saved?.revision ?? 1)
  return (
    <Notice
      tone="error"
      action={
        <>
          <Button look="line" size="small" onClick={keepCopy}>
            Keep mine as a copy
          </Button>
          <Button
            look="line"
            size="small"
            onClick={() => {
              giveUp()
              if (is === 'gone') navigate(quotesPath)
            }}
          >
            {is === 'gone' ? 'Discard mine' : 'Show theirs'}
          </Button>
        </>
      }
    >
      {is === 'gone'
        ? 'Someone else deleted this while you were writing. What you wrote is still here.'
        : isDiscarded
          ? 'Someone else discarded this revision while you were writing. What you wrote is still here.'
          : isHandedOut
            ? 'This was sent while you were writing. It doesn’t include what you wrote, which is still here.'
            : 'Someone else changed this while you were writing. What you wrote is still here but isn’t saved.'}
    </Notice>
  )
}
