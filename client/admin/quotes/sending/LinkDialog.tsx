/**
 * Copies the customer's link. For a draft this counts as sending the quote, so it asks first; if
 * the browser denies copying, the link is shown, selected.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NetworkError } from '../../../errors'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Field } from '../../../ui/forms/Field'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import type { KnownQuote } from '../../data/quotes/cache'
import { linkOf } from '../../data/quotes/labels'
import styles from './QuoteDialogs.module.css'
import { isAsSeen, seenOf } from './useAsSeen'
import { useQuoteActions } from './useQuoteActions'

interface LinkDialogProps {
  open: boolean
  known: KnownQuote
  onClose: () => void
}

export function LinkDialog({ open, known: { quote, publicUrl }, onClose }: LinkDialogProps) {
  const actions = useQuoteActions()
  const say = useToast()
  const field = useRef<HTMLDivElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isDenied, setIsDenied] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isDraft = quote.status === 'draft'
  const link = isDraft ? null : linkOf(quote.token, publicUrl)

  function close() {
    setIsDenied(false)
    setProblem(null)
    onClose()
  }
  async function copy(address: string | null) {
    if (!address) return
    try {
      await navigator.clipboard.writeText(address)
      say('Customer link copied.')
      close()
    } catch {
      setIsDenied(true)
    }
  }
  async function make() {
    setIsBusy(true)
    setProblem(null)
    try {
      const shared = await actions.share(quote)
      // A quote keeps the link that somebody else made of it meanwhile.
      if (!isAsSeen(shared, seenOf(quote)))
        throw new Error('Someone else changed this quote in the meantime and made its link.')
      await copy(linkOf(shared.token, publicUrl))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      setProblem(
        error instanceof NetworkError
          ? 'We don’t know whether the link was made. Check your connection and try again.'
          : `We couldn’t make the link. ${why}`,
      )
    } finally {
      setIsBusy(false)
    }
  }

  const copyWhatIs = useEffectEvent(() => void copy(link))
  useEffect(() => {
    if (open) copyWhatIs()
  }, [open])
  useEffect(() => {
    if (isDenied) field.current?.querySelector('input')?.select()
  }, [isDenied])

  // If it was copied at once, there is nothing to ask.
  const isShown = open && (link === null || isDenied)
  return (
    <Dialog title="Customer Link" open={isShown} onClose={close}>
      <div className={styles.dialog}>
        {link === null ? (
          <p>
            {isDraft
              ? 'Making the link sends the quote: the customer can read and accept it. This locks the quote; revise to change it.'
              : 'There’s no link now. This makes a new one; the old one stays revoked.'}
          </p>
        ) : (
          <>
            <p>The browser blocked copying. The link is selected: copy it from here.</p>
            <div ref={field}>
              <Field label="Link" name="link" readOnly value={link} />
            </div>
          </>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className={styles.answers}>
          <Button look="line" onClick={close}>
            {link === null ? 'Cancel' : 'Close'}
          </Button>
          <Button disabled={isBusy} onClick={() => (link === null ? make() : copy(link))}>
            {link === null ? 'Make link and copy' : 'Copy link'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
