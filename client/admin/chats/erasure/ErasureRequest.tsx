/** A visitor asks to erase the conversation: an admin decides. */
import type { Interaction } from '#shared/chat/records'
import { Button } from '../../../ui/Button'
import { useIsAdmin } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import type { Deciding } from './ErasureDialogs'
import styles from './ErasureRequest.module.css'

interface ErasureRequestProps {
  interaction: Interaction
  time: CompanyTime
  onDecide: (deciding: Deciding) => void
}

export function ErasureRequest({ interaction, time, onDecide }: ErasureRequestProps) {
  const { conversationId, erasureAskedAt } = interaction
  const isAdmin = useIsAdmin()
  if (erasureAskedAt === undefined) return null
  return (
    <div className={styles.erasure}>
      <p>
        Asked on {time.moment(erasureAskedAt)}, already erased for the visitor. Approving removes
        the words of this conversation everywhere.{!isAdmin && ' An admin decides.'}
      </p>
      {isAdmin && (
        <>
          <Button
            look="line"
            size="small"
            onClick={() => onDecide({ decision: 'decline', conversationId })}
          >
            Decline with a reason
          </Button>
          <Button
            look="line"
            size="small"
            onClick={() => onDecide({ decision: 'approve', conversationId })}
          >
            Approve erasure
          </Button>
        </>
      )}
    </div>
  )
}
