/** A visitor's request to erase the conversation, for an admin to decide. */
import { Button } from '../../../ui/Button'
import { useIsAdmin } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import type { ErasureDecision } from './ErasureDialogs'
import styles from './ErasureRequest.module.css'

interface ErasureRequestProps {
  conversationId: string
  /** When the visitor asked. */
  askedAt: number
  time: CompanyTime
  onDecide: (deciding: ErasureDecision) => void
}

export function ErasureRequest({ conversationId, askedAt, time, onDecide }: ErasureRequestProps) {
  const isAdmin = useIsAdmin()
  return (
    <div className={styles.erasure}>
      <p>
        Asked on {time.moment(askedAt)}, already erased for the visitor. Approving removes the words
        of this conversation everywhere.{!isAdmin && ' An admin decides.'}
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
