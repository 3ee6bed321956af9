/**
 * Texts and e-mails that failed to send or arrive, above the list until an admin dismisses them.
 * Renders nothing if the server sends neither.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { useToast } from '../../../ui/status/Toast'
import { keys, undelivered } from '../../data/chats/calls'
import { contact } from '../../data/requests/calls'
import type { CompanyTime } from '../../ui/companyTime'
import { countText } from './countText'
import styles from './Undelivered.module.css'
import { UndeliveredLine } from './UndeliveredLine'

/** More would push the list off a phone's screen. */
const fewest = 2

interface UndeliveredProps {
  time: CompanyTime
  /** Shows only that conversation. */
  onShow: (conversationId: string) => void
}

export function Undelivered({ time, onShow }: UndeliveredProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const say = useToast()
  const [areAllShown, setAllShown] = useState(false)
  const ways = useQuery({
    queryKey: keys.linkWays,
    queryFn: ({ signal }) => contact.linkWays({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, refetch } = useQuery({
    queryKey: keys.undelivered,
    queryFn: ({ signal }) => undelivered.list({}, { signal }),
    enabled: ways.data !== undefined && ways.data.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const dismissing = useMutation({
    mutationFn: (id: string | undefined) =>
      undelivered.dismiss({ until: data?.readAt ?? 0, ...(id === undefined ? {} : { id }) }),
    onSuccess: async () => {
      await refetch()
      // The button that had the focus is gone.
      heading.current?.focus()
    },
    onError: (error) => say(`Not dismissed. ${error.message}`, 'error'),
  })
  const all = data?.undelivered ?? []
  const title = `${data?.isMore ? 'More than ' : ''}${countText(all)} not delivered`
  const shown = areAllShown ? all : all.slice(0, fewest)

  return (
    <>
      <p className="unseen" role="status">
        {all.length > 0 && title}
      </p>
      {all.length > 0 && (
        <section className={styles.undelivered} aria-labelledby={headingId}>
          <div className={styles.head}>
            <Icon name="alert" />
            <h3 ref={heading} id={headingId} tabIndex={-1}>
              {title}
            </h3>
            {all.length > 1 && (
              <Button
                look="line"
                size="small"
                disabled={dismissing.isPending}
                onClick={() => dismissing.mutate(undefined)}
              >
                Dismiss all
              </Button>
            )}
          </div>
          <ul>
            {shown.map((one) => (
              <UndeliveredLine
                key={one.id}
                line={one}
                time={time}
                isDismissing={dismissing.isPending}
                onDismiss={() => dismissing.mutate(one.id)}
                onShow={onShow}
              />
            ))}
          </ul>
          {all.length > fewest && (
            <Button
              className={styles.more}
              look="plain"
              size="small"
              aria-expanded={areAllShown}
              onClick={() => setAllShown(!areAllShown)}
            >
              {areAllShown ? 'Show fewer' : `Show all ${all.length}`}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
