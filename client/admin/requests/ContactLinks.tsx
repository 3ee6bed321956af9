/** Ways to contact the requester, as links the device may support. */
import type { ContactRequest } from '#shared/contact/calls'
import { mailTo } from '../ui/mailTo'
import styles from './ContactLinks.module.css'

export function ContactLinks({
  request: { phone, email, smsConsent },
}: {
  request: ContactRequest
}) {
  return (
    <span className={styles.reach}>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={mailTo(email)}>{email}</a>}
      {smsConsent && <span>May be sent text messages</span>}
    </span>
  )
}
