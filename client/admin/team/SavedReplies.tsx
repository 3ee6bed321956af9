/** Replies used often: a name behind a slash, and the text. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { maxMessageLength, tidyMessage } from '#shared/chat/rules'
import type { SavedReply } from '#shared/team/records'
import { replyNamePattern } from '#shared/team/rules'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { LoadFailed } from '../../ui/LoadFailed'
import { Notice } from '../../ui/Notice'
import { savedRepliesQuery, setKnownReplies, team } from '../data/team/team'
import { Panel } from '../ui/Panel'
import styles from './Team.module.css'

export function SavedReplies() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(savedRepliesQuery)
  const [edited, setEdited] = useState<SavedReply | null>(null)
  const [removed, setRemoved] = useState<SavedReply | null>(null)
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The saved replies couldn’t be loaded.
      </LoadFailed>
    )
  const add = (
    <Button size="small" onClick={() => setEdited({ id: crypto.randomUUID(), name: '', text: '' })}>
      <Plus size={16} aria-hidden="true" />
      Add reply
    </Button>
  )
  return (
    <Panel title="Saved replies" headerExtra={add} className={styles.replies}>
      {data?.length === 0 && (
        <p>None yet. What you save here is found with / while you write to a visitor.</p>
      )}
      <ul>
        {data?.map((one) => (
          <li key={one.id}>
            <div>
              <b>/{one.name}</b>
              <span>{one.text}</span>
            </div>
            <div className={styles.actions}>
              <Button
                {...{ look: 'plain', size: 'small' }}
                aria-label={`Edit /${one.name}`}
                onClick={() => setEdited(one)}
              >
                Edit
              </Button>
              <Button
                {...{ look: 'plain', size: 'small' }}
                aria-label={`Remove /${one.name}`}
                onClick={() => setRemoved(one)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        title={`Remove /${removed?.name ?? ''}?`}
        open={removed !== null}
        action="Remove"
        onConfirm={async () => {
          if (removed)
            setKnownReplies(queries, (await team.removeReply({ id: removed.id })).replies)
        }}
        onClose={() => setRemoved(null)}
      >
        <p>{removed?.text}</p>
      </Confirm>
      <Dialog
        title={edited?.name ? 'Edit reply' : 'Add reply'}
        open={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited && (
          <ReplyForm
            reply={edited}
            onCancel={() => setEdited(null)}
            onSave={async (reply) => {
              setKnownReplies(queries, (await team.saveReply(reply)).replies)
              setEdited(null)
            }}
          />
        )}
      </Dialog>
    </Panel>
  )
}

interface ReplyFormProps {
  reply: SavedReply
  onSave: (reply: SavedReply) => Promise<void>
  onCancel: () => void
}

function ReplyForm({ reply, onSave, onCancel }: ReplyFormProps) {
  const [problems, setProblems] = useState<{ name?: string; text?: string; all?: string }>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name')).trim().replace(/^\//, '')
    const text = tidyMessage(String(data.get('text')))
    const wrong = {
      ...(!replyNamePattern.test(name) && {
        name: 'Use up to 30 letters, digits and hyphens.',
      }),
      ...(text === '' && { text: 'Write the reply.' }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      await onSave({ id: reply.id, name, text })
    } catch (error) {
      setProblems({ all: error instanceof Error ? error.message : String(error) })
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...{ label: 'Name, typed behind a /', name: 'name', autoComplete: 'off' }}
        defaultValue={reply.name}
        maxLength={31}
        problem={problems.name}
      />
      <Field
        {...{ label: 'Reply', name: 'text', rows: 4, maxLength: maxMessageLength }}
        defaultValue={reply.text}
        problem={problems.text}
      />
      {problems.all && <Notice tone="error">{problems.all}</Notice>}
      <div>
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
