/** Hands a conversation over to another teammate who is online. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Notice } from '../../../ui/status/Notice'
import { handover, refetchHandovers, setHandled } from '../../data/chats/handovers'
import { allSent } from '../../data/chats/outbox'
import { teamQuery } from '../../data/team/team'
import styles from './HandOver.module.css'

export function HandOver({ conversationId }: { conversationId: string }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(teamQuery)
  const others = data?.teammates.filter(({ id, isHere }) => isHere && id !== data.me) ?? []
  const give = useMutation({
    mutationFn: async (teammate: string) => {
      await allSent(conversationId)
      return handover.handOver({ id: conversationId, teammate })
    },
    onSuccess: (handled) => {
      setHandled(queries, conversationId, handled)
      setOpen(false)
    },
    onSettled: () => refetchHandovers(queries, conversationId),
  })
  const { error, isPending } = give
  return (
    <>
      <Button look="line" size="small" onClick={() => setOpen(true)}>
        Hand over
      </Button>
      <Dialog title="Hand over to" open={isOpen} onClose={() => setOpen(false)}>
        {error && <Notice tone="error">{error.message}</Notice>}
        {others.length === 0 && <p>No other teammate is here right now.</p>}
        <ul className={styles.teammates}>
          {others.map(({ id, name, isAvailable }) => (
            <li key={id}>
              <Button look="line" aria-disabled={isPending} onClick={() => give.mutate(id)}>
                {name}
                {!isAvailable && ', away'}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
