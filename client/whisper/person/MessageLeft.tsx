/** Confirms that the visitor left a message, and where and when the answer comes. */
import { useEffect, useRef } from 'react'
import type { Contact } from '#shared/chat/handover/records'
import { linkDays } from '#shared/lifetimes'
import { wayOf } from '#shared/linkWays'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { AnswerOptions, useLater } from './AnswerOptions'
import styles from './LeaveMessage.module.css'

interface MessageLeftProps {
  contact: Contact
  isTeamHere: boolean
  onChange: () => void
  onTakeBack: () => void
}

export function MessageLeft({
  contact: { to },
  isTeamHere,
  onChange,
  onTakeBack,
}: MessageLeftProps) {
  const isText = wayOf(to) === 'text'
  const later = useLater()
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    void card.current?.scrollIntoView({ block: 'nearest' })
  }, [later])
  return (
    <li ref={card} className={styles.card}>
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" size={20} />
      </span>
      <h3>We have your message</h3>
      <p role="status">
        We’ll {isText ? 'text' : 'e-mail'} <b>{to}</b>
        {isTeamHere ? '.' : ' once we’re back.'}
      </p>
      <AnswerOptions back={later?.back} />
      <p>
        The {isText ? 'text' : 'e-mail'} includes a private link to this conversation, valid for{' '}
        {linkDays} days on any device.
      </p>
      <div className={styles.changes}>
        <Button look="line" size="small" onClick={onChange}>
          Change the {isText ? 'number' : 'address'}
        </Button>
        <Button look="line" size="small" onClick={onTakeBack}>
          Withdraw message
        </Button>
      </div>
    </li>
  )
}
