/** What was written here cannot simply be saved: another admin was at the same quote. Nothing is lost by either way on. */
import { useNavigate } from 'react-router-dom'
import type { Quote } from '#shared/quotes/records'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { type Draft, draftOf } from '../../data/quotes/drafts/draft'
import { dropOpened, keepOpened } from '../../data/quotes/drafts/kept'
import { beginQuote } from '../../data/quotes/drafts/putAside'
import { pricingPath, quotesPath } from '../../data/quotes/paths'
import { useValue } from '../../ui/value'
import type { Saving } from './Saving'

interface TroubleProps {
  draft: Draft
  saving: Saving
  /** As the server has it now, where it is known. */
  theirs: Quote | null
}

export function Trouble({ draft, saving, theirs }: TroubleProps) {
  const navigate = useNavigate()
  const { is } = useValue(saving.state)
  if (is !== 'conflict' && is !== 'gone') return null

  function keepCopy() {
    const { id: _, saved: __, isAsked: ___, ...words } = draft
    beginQuote(words)
    giveUp()
    navigate(pricingPath)
  }
  function giveUp() {
    saving.rest()
    if (theirs?.status === 'draft') keepOpened(draftOf(theirs))
    else dropOpened(draft.id)
  }
  const isHandedOut = theirs !== null && theirs.status !== 'draft'
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
            {is === 'gone' ? 'Let it go' : 'Show theirs'}
          </Button>
        </>
      }
    >
      {is === 'gone'
        ? 'Deleted by someone else while you were writing. What you wrote is still here.'
        : isHandedOut
          ? 'Handed out by someone else while you were writing. What you wrote is not on it, and is still kept here.'
          : 'Changed by someone else while you were writing. What you wrote is still here, and is not saved.'}
    </Notice>
  )
}
