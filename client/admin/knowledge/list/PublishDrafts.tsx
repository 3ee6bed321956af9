/** Publishes all drafts, for example after an import, with a confirmation. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#shared/knowledge/limits'
import type { EntrySummary } from '#shared/knowledge/records'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/dialog/Confirm'
import { useToast } from '../../../ui/status/Toast'
import { useChangeGuard } from '../../common/changeGuard/useChangeGuard'
import { cacheEntries, refetchKnowledge } from '../../data/knowledge/cache'
import { knowledge } from '../../data/knowledge/calls'
import { countName } from '../labels'
import styles from './PublishDrafts.module.css'

export function PublishDrafts({ drafts }: { drafts: readonly EntrySummary[] }) {
  const queries = useQueryClient()
  const say = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const { mayChange, question } = useChangeGuard()
  if (drafts.length === 0) return null

  async function publish() {
    const entries = drafts.map(({ id }) => ({ id }))
    if (!(await mayChange({ action: 'publish', entries }))) return
    let refused = 0
    for (let at = 0; at < drafts.length; at += limits.drafts) {
      const entries = drafts.slice(at, at + limits.drafts).map(({ id, rev }) => ({ id, rev }))
      const reply = await knowledge.publishMany({ entries })
      cacheEntries(queries, reply.published)
      refused += reply.refused.length
    }
    if (refused === 0) say(`${countName(drafts.length)} published.`)
    else {
      refetchKnowledge(queries)
      say(
        `${countName(refused)} not published, because someone else changed ${refused === 1 ? 'it' : 'them'}.`,
        'error',
      )
    }
  }

  return (
    <div className={styles.bar}>
      <p>Whisper doesn’t read these yet.</p>
      <Button look="line" size="small" onClick={() => setIsAsked(true)}>
        Publish all {drafts.length}
      </Button>
      <Confirm
        title="Publish all"
        open={isAsked}
        action="Publish"
        onConfirm={publish}
        onClose={() => setIsAsked(false)}
      >
        <p>Publish {countName(drafts.length)}? Whisper will use them right away.</p>
      </Confirm>
      {question}
    </div>
  )
}
