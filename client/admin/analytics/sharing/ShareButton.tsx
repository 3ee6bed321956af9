/** Creates, copies and removes the link that shows the figures without signing in. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharedFiguresPath } from '#shared/analytics/addresses'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/dialog/Confirm'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Field } from '../../../ui/forms/Field'
import { useAttempt } from '../../../ui/forms/useAttempt'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Notice } from '../../../ui/status/Notice'
import { Skeleton } from '../../../ui/status/Skeleton'
import { analytics, linkKey } from '../../data/analytics/calls'
import { useCopy } from '../../ui/useCopy'
import styles from './Sharing.module.css'

export function ShareButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog title="Share the figures" open={isOpen} onClose={() => setOpen(false)}>
        <SharedLink />
      </Dialog>
    </>
  )
}

function SharedLink() {
  const { data, error, refetch } = useQuery({
    queryKey: linkKey,
    queryFn: ({ signal }) => analytics.link({}, { signal }),
  })
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The link couldn’t be loaded.
      </LoadFailed>
    )
  return data ? <Link token={data.token} /> : <Skeleton label="Loading the link" rows={2} />
}

function Link({ token }: { token: string | null }) {
  const queries = useQueryClient()
  const copy = useCopy()
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const change = async (work: () => Promise<{ token: string | null }>) =>
    queries.setQueryData(linkKey, await work())
  const address = token === null ? '' : location.origin + sharedFiguresPath(token)
  return (
    <div className={styles.sharing}>
      <p>
        {token === null
          ? 'Anyone with the link can view these figures without signing in. They can’t change anything, and you can remove the link at any time.'
          : 'Anyone with this link can view these figures until you remove it.'}
      </p>
      {token !== null && <Field label="Link" readOnly value={address} />}
      {problem && <Notice tone="error">That didn’t work. {problem}</Notice>}
      <div className={styles.actions}>
        {token === null ? (
          <Button disabled={isBusy} onClick={() => attempt(() => change(analytics.makeLink))}>
            Make a link
          </Button>
        ) : (
          <>
            <Button look="line" onClick={() => setRemoving(true)}>
              Remove link
            </Button>
            <Button onClick={() => void copy(address, 'Link')}>Copy link</Button>
          </>
        )}
      </div>
      <Confirm
        title="Remove the link?"
        open={isRemoving}
        action="Remove link"
        onConfirm={() => change(analytics.removeLink)}
        onClose={() => setRemoving(false)}
      >
        <p>It will no longer work for anyone who has it. A new link has another address.</p>
      </Confirm>
    </div>
  )
}
