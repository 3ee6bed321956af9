/** A list of conversations and the chosen one beside it; on narrow screens one at a time. */
import type { ReactNode } from 'react'
import { useMe } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import { useMedia } from '../../ui/useMedia'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import styles from './ConversationDesk.module.css'
import { ConversationPane } from './ConversationPane'

interface ConversationDeskProps {
  list: ReactNode
  chosen: string | null
  /** Shown beside the list while nothing is chosen. */
  hint: string
  time: CompanyTime
  onBack: () => void
  onTakeOver: (id: string) => void
  onDecide: (deciding: ErasureDecision) => void
}

export function ConversationDesk({
  list,
  chosen,
  hint,
  time,
  onBack,
  onTakeOver,
  onDecide,
}: ConversationDeskProps) {
  const me = useMe()
  const isNarrow = useMedia('(max-width: 62.5em)')
  return (
    <div className={styles.desk}>
      {(!isNarrow || chosen === null) && list}
      {chosen !== null ? (
        <ConversationPane
          key={chosen}
          conversationId={chosen}
          me={me}
          time={time}
          onBack={isNarrow ? onBack : undefined}
          onTakeOver={() => onTakeOver(chosen)}
          onDecide={onDecide}
        />
      ) : (
        !isNarrow && <p className={styles.hint}>{hint}</p>
      )}
    </div>
  )
}
