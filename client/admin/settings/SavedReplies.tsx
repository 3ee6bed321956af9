/** Replies used often: a name behind a slash, and the text. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import type { SavedReply } from '#shared/team/records'
import { replyNamePattern } from '#shared/team/rules'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/dialog/Confirm'
import { Dialog } from '../../ui/dialog/Dialog'
import { Field } from '../../ui/forms/Field'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Notice } from '../../ui/status/Notice'
import { uuid } from '../../uuid'
import { refetchTeam, savedRepliesQuery, setKnownReplies, team } from '../data/team/team'
import { Conflict } from '../ui/Conflict'
import { Panel } from '../ui/layout/Panel'
import { useEdits, useForgetting } from '../ui/useEdits'
import styles from './Team.module.css'

export function SavedReplies() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(savedRepliesQuery)
  const [edited, setEdited] = useState<SavedReply | null>(null)
  const [removed, setRemoved] = useState<SavedReply | null>(null)
  if (error && !data)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The saved replies couldn’t be loaded.
      </LoadFailed>
    )
  async function save(change: () => Promise<{ replies: SavedReply[] }>) {
    try {
      setKnownReplies(queries, (await change()).replies)
    } catch (error) {
      // Loads what is stored: another version, or this one, if only the reply was lost.
      refetchTeam(queries)
      throw error
    }
  }
  const add = (
    <Button size="small" onClick={() => setEdited({ id: uuid(), name: '', text: '', rev: 0 })}>
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
          if (!removed) return
          const { id, rev } = removed
          await save(() => team.removeReply({ id, rev }))
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
            reply={data?.find(({ id }) => id === edited.id) ?? edited}
            onCancel={() => setEdited(null)}
            onSave={async (reply) => {
              await save(() => team.saveReply(reply))
              setEdited(null)
            }}
          />
        )}
      </Dialog>
    </Panel>
  )
}

interface ReplyFormProps {
  /** As stored, updated while it is being edited. */
  reply: SavedReply
  onSave: (reply: SavedReply) => Promise<void>
  onCancel: () => void
}

function ReplyForm({ reply, onSave, onCancel }: ReplyFormProps) {
  const [problems, setProblems] = useState<{ name?: string; text?: string }>({})
  const { edited, isDirty, isBehind, edit, keepMine, discard } = useEdits(reply)
  const saving = useMutation({ mutationFn: onSave })
  useForgetting(isDirty, saving.reset)

  const choose = (version: () => void) => {
    setProblems({})
    saving.reset()
    version()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const name = edited.name.trim().replace(/^\//, '')
    const text = tidyMessage(edited.text)
    const wrong = {
      ...(!replyNamePattern.test(name) && {
        name: 'Use up to 30 letters, digits and hyphens.',
      }),
      ...(text === '' && { text: 'Write the reply.' }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length === 0) saving.mutate({ ...edited, name, text })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isBehind && !saving.isPending && (
        <Conflict
          differences={[
            ['Name', edited.name, reply.name],
            ['Reply', edited.text, reply.text],
          ]}
          onKeepMine={() => choose(keepMine)}
          onTakeTheirs={() => choose(discard)}
        />
      )}
      <Field
        {...{ label: 'Name, typed behind a /', autoComplete: 'off', maxLength: 31 }}
        value={edited.name}
        onChange={({ target }) => edit({ name: target.value })}
        problem={problems.name}
      />
      <Field
        label="Reply"
        rows={4}
        maxLength={maxMessageLength}
        value={edited.text}
        onChange={({ target }) => edit({ text: target.value })}
        problem={problems.text}
      />
      {saving.error && !isBehind && <Notice tone="error">{saving.error.message}</Notice>}
      <div>
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={saving.isPending || isBehind}>
          Save
        </Button>
      </div>
    </form>
  )
}
