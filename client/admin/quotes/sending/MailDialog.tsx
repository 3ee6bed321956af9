/** Sends the quote by e-mail with the customer's PDF, or explains how if this server can't. */
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import type { KnownQuote } from '../../data/quotes/cache'
import { MailForm } from './MailForm'
import styles from './QuoteDialogs.module.css'

interface MailDialogProps {
  open: boolean
  known: KnownQuote
  /** Switches to the link instead. */
  onLink: () => void
  onClose: () => void
}

export function MailDialog({ open, known, onLink, onClose }: MailDialogProps) {
  return (
    <Dialog title="Send by E-mail" open={open} onClose={onClose}>
      {known.mails ? (
        <MailForm known={known} onClose={onClose} />
      ) : (
        <div className={styles.dialog}>
          <p>
            This server can’t send e-mail: no mail server is set up (SMTP_URL). Copy the customer
            link and send it yourself.
          </p>
          <div className={styles.answers}>
            <Button look="line" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onLink}>Copy customer link</Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
