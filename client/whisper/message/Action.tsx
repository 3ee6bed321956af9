/** An answer's follow-up action: request a quote, or reach a person. */
import type { VisitorMessage } from '#shared/chat/records'
import { company, dialed } from '#shared/company'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { Button } from '../../ui/Button'
import styles from './Offer.module.css'

const { quotePhone, supportText, supportEmail } = company
const ways = [
  { name: 'Call', to: quotePhone, href: `tel:${dialed(quotePhone)}` },
  { name: 'Text', to: supportText, href: `sms:${dialed(supportText)}` },
  { name: 'E-mail', to: supportEmail, href: `mailto:${supportEmail}` },
]

interface ActionProps {
  action: NonNullable<VisitorMessage['answer']['action']>
  /** Prefills the message of the quote form. */
  question: string
  /** Fills what the question doesn't tell of the form's other fields. */
  before: string
  /** The answer's text: a number or address it already names isn't repeated. */
  said: string
  /** Undefined when nobody is available. */
  onPerson: (() => void) | undefined
}

export function Action({ action, question, before, said, onPerson }: ActionProps) {
  if (action === 'quote') {
    return (
      <Button
        look="line"
        className={`${styles.action} ${styles.quote}`}
        data-quote={question}
        data-before={before}
        command="show-modal"
        commandfor={contactDialogId}
        aria-haspopup="dialog"
      >
        Get a free quote
      </Button>
    )
  }
  return (
    <ul className={styles.ways} aria-label="Ways to reach a person">
      {onPerson && (
        <li>
          <Button className={styles.action} onClick={onPerson}>
            Talk to a person
          </Button>
        </li>
      )}
      {ways.map(({ name, to, href }) => (
        <li key={name}>
          <Button look="line" className={styles.action} href={href}>
            {name} <span className={said.includes(to) ? 'unseen' : styles.to}>{to}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
