/** An interaction's card (specification, section 2). It expands to explain the answer. */
import { memo, useEffect, useId, useRef } from 'react'
import type { Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../../ui/companyTime'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import { ErasureRequest } from '../erasure/ErasureRequest'
import type { ShownConversation } from '../shownConversation'
import { AnswerExplanation } from './AnswerExplanation'
import { Badges } from './Badges'
import styles from './Card.module.css'
import { CardFoot } from './CardFoot'
import { MessageTexts } from './MessageTexts'

interface CardProps {
  interaction: Interaction
  isFirst: boolean
  isLast: boolean
  decides: boolean
  isCurrent: boolean
  isOpen: boolean
  isArrived: boolean
  takesFocus: boolean
  time: CompanyTime
  together: ShownConversation | null
  onCurrent: (id: string) => void
  onFocusTaken: () => void
  onToggle: (id: string) => void
  onDecide: (deciding: ErasureDecision) => void
}

export const Card = memo(function Card(props: CardProps) {
  const { interaction, isCurrent, isOpen, takesFocus, time, onFocusTaken } = props
  const { id, timestamp, answer } = interaction
  const article = useRef<HTMLElement>(null)
  const label = useId()

  useEffect(() => {
    if (!takesFocus) return
    article.current?.focus({ preventScroll: true })
    onFocusTaken()
  }, [takesFocus, onFocusTaken])

  return (
    <article
      ref={article}
      className={styles.card}
      data-first={props.isFirst || undefined}
      data-last={props.isLast || undefined}
      data-arrived={props.isArrived || undefined}
      aria-labelledby={label}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => props.onCurrent(id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) props.onToggle(id)
      }}
    >
      <time id={label} dateTime={new Date(timestamp).toISOString()}>
        {time.time(timestamp)}
      </time>
      <MessageTexts interaction={interaction} />
      <Badges interaction={interaction} />
      <CardFoot
        interaction={interaction}
        isOpen={isOpen}
        whyId={`${label}-why`}
        together={props.together}
        time={time}
        onToggle={props.onToggle}
      />
      {isOpen && answer.why && (
        <AnswerExplanation
          id={`${label}-why`}
          why={answer.why}
          confidence={answer.confidence}
          time={time}
        />
      )}
      {props.decides && interaction.erasureAskedAt !== undefined && (
        <ErasureRequest
          conversationId={interaction.conversationId}
          askedAt={interaction.erasureAskedAt}
          time={time}
          onDecide={props.onDecide}
        />
      )}
    </article>
  )
})
