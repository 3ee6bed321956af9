/** Confirms a stored request with its reference number; the focused heading announces it. */
import { useEffect, useRef } from 'react'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { Button } from '../../ui/Button'
import styles from './QuoteForm.module.css'

interface QuoteSentProps {
  reference: string
  photos: number
  /** Photos in the form that aren't in the request: refused for now, or they had waited too long. */
  missing: number
  onAgain: () => void
  onBack: () => void
}

export function QuoteSent({ reference, photos, missing, onAgain, onBack }: QuoteSentProps) {
  const { sent, back } = quoteForm
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {sent.title}
      </h3>
      <p role="status">
        {sent.reference}
        <b>{reference}</b>
      </p>
      {photos > 0 && <p>{quotePhotos.received(photos)}</p>}
      {missing > 0 && <p>{quotePhotos.missing(missing)}</p>}
      <p>{sent.text}</p>
      <div className={styles.actions}>
        <Button onClick={onBack}>{back}</Button>
        <Button look="line" onClick={onAgain}>
          {sent.again}
        </Button>
      </div>
    </div>
  )
}
