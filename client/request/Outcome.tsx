/** Replaces the form: confirms the request, or explains why there is no form. */

import { company } from '#shared/company'
import type { RequestPage } from '#shared/contact/requestPage'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { linkDays } from '#shared/lifetimes'
import message from '../quote/Message.module.css'
import { BrandMark } from '../ui/face/BrandMark'
import styles from './Outcome.module.css'

type Shown = Exclude<RequestPage, { shows: 'form' }>

const ask = `Call ${company.quotePhone}, or ask ${company.assistant} for another link.`

const messages: Record<Shown['shows'], { heading: string; text: string }> = {
  sent: { heading: quoteForm.sent.title, text: quoteForm.sent.text },
  used: {
    heading: 'This form was already sent',
    text: `Each link works once, so we didn’t receive what you just sent. To add to your request, call ${company.quotePhone}.`,
  },
  expired: {
    heading: 'This link has expired',
    text: `It was valid for ${linkDays} days. ${ask}`,
  },
  missing: {
    heading: 'This link doesn’t open a form',
    text: `It may be incomplete or erased. Open it again from the message it came in. ${ask}`,
  },
  unavailable: {
    heading: 'We can’t show the form right now',
    text: 'Nothing is lost. Reload this page in a minute.',
  },
}

export function Outcome(page: Shown) {
  const { heading, text } = messages[page.shows]
  const reference = 'reference' in page ? page.reference : null
  const photos = page.shows === 'sent' ? page.photos : 0
  return (
    <div className={message.message} tabIndex={-1} data-outcome>
      <BrandMark className={message.mark} />
      <h1>{heading}</h1>
      {reference && (
        <p className={styles.reference}>
          {quoteForm.sent.reference} <b>{reference}</b>
        </p>
      )}
      {photos > 0 && <p>{quotePhotos.received(photos)}</p>}
      <p>{text}</p>
    </div>
  )
}
