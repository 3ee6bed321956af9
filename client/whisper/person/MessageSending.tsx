/** Stands where a left message is confirmed, until the server has its words and the address. */
import { useEffect, useRef } from 'react'
import { Modules } from '../../ui/status/Modules'
import type { View } from '../state/view'
import styles from './LeaveMessage.module.css'

export function MessageSending({ to, view: { isStalled, isDurable } }: { to: string; view: View }) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest' })
  }, [isStalled])
  return (
    <li ref={card} className={styles.card}>
      <h3>{isStalled ? 'Your message isn’t sent yet' : 'Sending your message'}</h3>
      <p role="status">
        <Modules /> We’ll confirm it here. The answer goes to <b>{to}</b>.
      </p>
      {isStalled && (
        <p>
          We’ll keep trying.
          {isDurable && ' If you leave, it’s sent when you next open a page of this site.'}
        </p>
      )}
    </li>
  )
}
