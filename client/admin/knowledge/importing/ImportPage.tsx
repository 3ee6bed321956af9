/** Import: choose a file, review its changes with lines and reasons, and only then apply them. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importAddress } from '#shared/knowledge/addresses'
import { limits } from '#shared/knowledge/limits'
import type { ImportPlan } from '#shared/knowledge/records'
import { ApiError, isErrorReply, NetworkError } from '../../../errors'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import { refetchKnowledge } from '../../data/knowledge/cache'
import { knowledgePath } from '../../data/knowledge/paths'
import { EntryFrame } from '../entry/EntryFrame'
import { countName } from '../labels'
import styles from './ImportPage.module.css'
import { ImportPreview } from './ImportPreview'

const timeoutMs = 120_000

async function send(file: File, seen?: string): Promise<ImportPlan> {
  const signal = AbortSignal.timeout(timeoutMs)
  const address = importAddress(file.name, seen)
  const response = await fetch(address, { method: 'POST', body: file, signal }).catch((error) => {
    throw new NetworkError(error)
  })
  const reply: unknown = await response.json()
  if (isErrorReply(reply)) throw new ApiError(reply)
  return reply as ImportPlan
}

export function ImportPage() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const say = useToast()
  const [file, setFile] = useState<File | null>(null)
  const planning = useMutation({ mutationFn: (chosen: File) => send(chosen) })
  const importing = useMutation({
    mutationFn: ({ chosen, seen }: { chosen: File; seen: string }) => send(chosen, seen),
    onSuccess: ({ counts }) => {
      refetchKnowledge(queries)
      say(`${countName(counts.new + counts.changed)} imported. Publish them when they’re ready.`)
      navigate(knowledgePath)
    },
  })
  const { error } = importing
  // Else it may have been imported though its reply was lost.
  const isRefused = error instanceof ApiError && error.code !== 'conflict'
  const plan = planning.data
  const changes = plan ? plan.counts.new + plan.counts.changed : 0

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    target.value = ''
    if (!chosen) return
    importing.reset()
    setFile(chosen)
    planning.mutate(chosen)
  }

  return (
    <EntryFrame title="Import entries">
      <p className={styles.about}>
        Use a JSON or CSV file in the format of Export, up to {limits.importBytes / 1024 / 1024} MB.
        The columns category, title and content are required; leave out sections, ways and never to
        keep the existing ways of asking. New entries arrive as drafts, and changes to published
        entries wait until you publish them. Importing a file twice adds nothing.
      </p>
      <label className={styles.choose}>
        <span>{file ? 'Choose another file' : 'Choose a file'}</span>
        <input type="file" accept=".json,.csv,application/json,text/csv" onChange={choose} />
      </label>
      <div role="status">{planning.isPending && <p>Reading {file?.name}</p>}</div>
      {planning.error && (
        <Notice tone="error">
          {file?.name} can’t be imported. {planning.error.message}
        </Notice>
      )}
      {plan && file && <ImportPreview filename={file.name} plan={plan} />}
      {error && (
        <Notice tone="error">
          {isRefused && 'Nothing was imported. '}
          {error instanceof NetworkError
            ? 'The server’s reply didn’t arrive. Look again to see what was imported.'
            : error.message}
        </Notice>
      )}
      {plan && file && (
        <div className={styles.actions}>
          {error && !isRefused ? (
            <Button
              onClick={() => {
                importing.reset()
                planning.mutate(file)
              }}
            >
              Look again
            </Button>
          ) : (
            <Button
              disabled={changes === 0 || importing.isPending || planning.isPending}
              onClick={() => importing.mutate({ chosen: file, seen: plan.seen })}
            >
              {importing.isPending ? 'Importing' : `Import ${countName(changes)}`}
            </Button>
          )}
          <Button look="line" onClick={() => navigate(knowledgePath)}>
            Cancel
          </Button>
        </div>
      )}
    </EntryFrame>
  )
}
