/** The dialogs before a quote is sent, revoked or deleted, one at a time. */
import { useNavigate } from 'react-router-dom'
import { Confirm } from '../../../ui/dialog/Confirm'
import { useToast } from '../../../ui/status/Toast'
import type { KnownQuote } from '../../data/quotes/cache'
import { forgetDraft } from '../../data/quotes/drafts/draftStore'
import { quotesPath } from '../../data/quotes/paths'
import { LinkDialog } from './LinkDialog'
import { MailDialog } from './MailDialog'
import { type SeenQuote, useAsSeen } from './useAsSeen'
import { useQuoteActions } from './useQuoteActions'

export type QuoteDialogKind =
  | 'mail'
  | 'link'
  | 'sent'
  | 'revise'
  | 'discard'
  | 'revoke'
  | 'delete'
  | 'erase'

export interface AskedDialog {
  kind: QuoteDialogKind
  seen: SeenQuote
}

interface QuoteDialogsProps {
  asked: AskedDialog | null
  /** Null while it is loading. */
  known: KnownQuote | null
  onAsk: (asked: AskedDialog) => void
  onClose: () => void
}

export function QuoteDialogs({ asked, known: current, onAsk, onClose }: QuoteDialogsProps) {
  const known = useAsSeen(current, asked?.seen ?? null)
  const actions = useQuoteActions()
  const navigate = useNavigate()
  const say = useToast()
  if (!known) return null
  const { quote } = known
  const isOpen = (kind: QuoteDialogKind) => asked?.kind === kind

  return (
    <>
      <LinkDialog open={isOpen('link')} known={known} onClose={onClose} />
      <MailDialog
        open={isOpen('mail')}
        known={known}
        onLink={() => asked && onAsk({ ...asked, kind: 'link' })}
        onClose={onClose}
      />
      <Confirm
        title="Mark as Sent"
        open={isOpen('sent')}
        action="Mark as sent"
        onConfirm={() => actions.setStatus(quote, 'sent')}
        onClose={onClose}
      >
        <p>
          Did you send quote {quote.number} another way? This locks the quote; revise to change it.
        </p>
      </Confirm>
      <Confirm
        title="Revise Accepted Quote"
        open={isOpen('revise')}
        action="Revise"
        onConfirm={() => actions.revise(quote)}
        onClose={onClose}
      >
        <p>
          Revising makes quote {quote.number} a draft until it’s sent again. Until then, the
          customer’s link shows what was accepted and says that a new version is being prepared. The
          acceptance and its PDF stay with revision {quote.revision}.
        </p>
      </Confirm>
      <Confirm
        title="Discard this revision"
        open={isOpen('discard')}
        action="Discard"
        onConfirm={async () => {
          await actions.discard(quote)
          say(`Revision ${quote.revision} was discarded.`)
          // What couldn't be saved goes with it.
          forgetDraft(quote.id)
        }}
        onClose={onClose}
      >
        <p>
          Quote {quote.number} goes back to revision {quote.revision - 1}, with its status and link
          as they were, and this draft will be permanently deleted.
        </p>
      </Confirm>
      <Confirm
        title="Revoke Link"
        open={isOpen('revoke')}
        action="Revoke link"
        onConfirm={async () => {
          await actions.revoke(quote)
          say('The link no longer works.')
        }}
        onClose={onClose}
      >
        <p>
          The link and the QR code on every PDF of quote {quote.number}, also of its earlier
          revisions, will stop working. You can make a new link. Later e-mails go only to the
          address in the quote and to anyone you e-mail it to again.
        </p>
      </Confirm>
      <Confirm
        title="Erase customer’s data"
        open={isOpen('erase')}
        action="Erase"
        onConfirm={async () => {
          await actions.eraseCustomer(quote)
          say(`The customer’s data in quote ${quote.number} was erased.`)
        }}
        onClose={onClose}
      >
        <p>
          Name, address, messages, link and PDFs of quote {quote.number} will be permanently
          deleted. Its number, totals, dates and acceptance fingerprints are kept.
        </p>
      </Confirm>
      <Confirm
        title="Delete Quote"
        open={isOpen('delete')}
        action="Delete"
        onConfirm={async () => {
          await actions.remove(quote)
          say(`Quote ${quote.number} was deleted.`)
          navigate(quotesPath)
          // Unsaved changes are deleted with it.
          forgetDraft(quote.id)
        }}
        onClose={onClose}
      >
        <p>
          Quote {quote.number}, its revisions and its link will be permanently deleted. Its number
          won’t be used again.
        </p>
      </Confirm>
    </>
  )
}
