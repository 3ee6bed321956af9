/** A plain form that works without a script; sendForm.ts submits it without leaving the page. */
import { photoLimits } from '#shared/contact/photos'
import type { RequestPage } from '#shared/contact/requestPage'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { written } from '#shared/content/written'
import { Photos } from '../photos/Photos'
import { Problem } from '../quote/answer/Problem'
import { QuoteFields } from '../site/contact/QuoteFields'
import { Button } from '../ui/Button'
import styles from './RequestForm.module.css'

export function RequestForm({
  typed,
  problems,
  texted,
  validUntil,
}: Extract<RequestPage, { shows: 'form' }>) {
  return (
    <form className={styles.form} method="post" noValidate data-kept aria-labelledby="request">
      <header className={styles.head}>
        <h1 id="request">Your quote form</h1>
        <p>Tell us what it’s for, and we’ll reply with a quote. It takes a minute.</p>
      </header>
      <QuoteFields
        typed={typed}
        problems={problems}
        reach="Enter a phone number or e-mail address so we can reach you."
      />
      {texted > 0 && (
        <p className={styles.texted}>
          {texted === 1 ? quotePhotos.textedOne : quotePhotos.texted(texted)}
        </p>
      )}
      {texted < photoLimits.count && <Photos level={2} room={photoLimits.count - texted} hidden />}
      <div className={styles.send}>
        <div role="alert">
          <Problem isLost>
            Your form didn’t go through. What you typed is still here. Check your connection, then
            send it again. It counts only once.
          </Problem>
        </div>
        <Button type="submit" size="large" data-sending={quoteForm.sending}>
          {quoteForm.send}
        </Button>
      </div>
      <p className={styles.note}>
        This link is just for you, works once, and is valid until {written(validUntil)}.{' '}
        <a href={quoteForm.privacy.to}>{quoteForm.privacy.text}</a>
      </p>
    </form>
  )
}
