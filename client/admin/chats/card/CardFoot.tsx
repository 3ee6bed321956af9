/** Below the messages: a toggle for the explanation, and the sources or why there are none. */
import { useState } from 'react'
import ChevronRight from '~icons/lucide/chevron-right'
import type { Interaction } from '#shared/chat/records'
import { SourceName } from '../../common/passages/SourceName'
import type { CompanyTime } from '../../ui/companyTime'
import { ConversationPart } from '../conversation/ConversationPart'
import { RequestLink } from '../RequestLink'
import type { ShownConversation } from '../shownConversation'
import styles from './CardFoot.module.css'

interface CardFootProps {
  interaction: Interaction
  isOpen: boolean
  whyId: string
  together: ShownConversation | null
  time: CompanyTime
  onToggle: (id: string) => void
}

export function CardFoot(props: CardFootProps) {
  const { interaction, isOpen, whyId, together, time, onToggle } = props
  const { id, answer, delivery, request } = interaction
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className={styles.foot}>
        <div className={styles.disclosures}>
          {answer.why && (
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={isOpen}
              aria-controls={isOpen ? whyId : undefined}
              onClick={() => onToggle(id)}
            >
              <ChevronRight size={14} aria-hidden="true" />
              Why this answer
            </button>
          )}
          {together && (
            <button
              type="button"
              className={styles.disclosure}
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              <ChevronRight size={14} aria-hidden="true" />
              Conversation
            </button>
          )}
        </div>
        <Sources answer={answer} />
        {request && <RequestLink {...request} />}
        {delivery?.problem && <span>{delivery.problem}</span>}
      </div>
      {together && isShown && (
        <div className={styles.conversation}>
          <ConversationPart interaction={interaction} together={together} time={time} />
        </div>
      )}
    </>
  )
}

function Sources({ answer }: { answer: Interaction['answer'] }) {
  const { sources = [], confidence = 0, why } = answer
  // A visitor who picked none of the offers is sent to a person, however well a passage matches.
  if (why?.madeBy === 'admitted' && confidence < why.threshold) {
    const best = Math.max(0, ...why.passages.map(({ score }) => score))
    return (
      <span>
        Best passage {best.toFixed(2)}, confidence {confidence.toFixed(2)} under the threshold of{' '}
        {why.threshold.toFixed(2)}
      </span>
    )
  }
  if (sources.length === 0) return null
  return (
    <>
      <span>Sources</span>
      <ul>
        {sources.map((source) => (
          <li key={`${source.title} ${source.url}`}>
            <SourceName {...source} />
          </li>
        ))}
      </ul>
    </>
  )
}
