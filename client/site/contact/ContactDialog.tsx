/**
 * The contact dialog (specification, section 2). It is HTML that works by itself; quote.ts loads
 * the quote form into it on request.
 */
import { Link } from 'react-router-dom'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialog/Modal'
import { Face } from '../../ui/face/Face'
import styles from './ContactDialog.module.css'

export function ContactDialog() {
  const { title, assistant, ways, sms, facts, quoteButton } = contactDialog
  return (
    <Modal id={contactDialogId} title={title}>
      <div className={styles.ways}>
        <div className={`${styles.assistant} on-black`}>
          <Face still className={styles.face} />
          <div>
            <h3>{assistant.title}</h3>
            <p>{assistant.text}</p>
          </div>
          <Button className={styles.chat} data-opens="whisper">
            {assistant.button}
          </Button>
        </div>
        <dl className={styles.list}>
          {ways.map(({ id, title: name, text, link }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <a href={link.to}>{link.text}</a>
              </dd>
              <dd className={styles.about}>{text}</dd>
              {id === 'text' && (
                <dd className={styles.small}>
                  {sms.text} <Link to={sms.link.to}>{sms.link.text}</Link>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <div className={styles.quote}>
          <Button data-quote="">{quoteButton}</Button>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles.failed} role="status">
            <span>{quoteForm.notLoaded}</span>
          </p>
        </div>
      </div>
      <div id="quote" className={styles.form} />
    </Modal>
  )
}
