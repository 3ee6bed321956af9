/** What publishing would change for visitors and, on request, for regression questions. */
import { useEffect, useRef, useState } from 'react'
import CircleCheck from '~icons/lucide/circle-check'
import CircleX from '~icons/lucide/circle-x'
import type { EntryContent } from '#shared/knowledge/rules'
import { Button } from '../../../ui/Button'
import { uuid } from '../../../uuid'
import { checkChange, type Checked } from '../../common/changeGuard/checkChange'
import { countOf } from '../../ui/countText'
import { Panel } from '../../ui/layout/Panel'
import { wayCount } from '../labels'
import { ChangeList } from './ChangeList'
import styles from './ChangeList.module.css'
import type { ContentChange } from './changesBetween'

interface PublishingChangesProps {
  id: string
  words: EntryContent
  /** Null for an entry that was never published. */
  changes: readonly ContentChange[] | null
}

export function PublishingChanges({ id, words, changes }: PublishingChangesProps) {
  const hasSomething = changes === null || changes.length > 0
  return (
    <Panel title="What publishing changes">
      {changes === null ? (
        <p className={styles.none}>{firstly(words)}</p>
      ) : changes.length === 0 ? (
        <p className={styles.none}>Nothing. Visitors already get this version.</p>
      ) : null}
      <ChangeList changes={changes ?? []}>
        {hasSomething && <Regression id={id} words={words} />}
      </ChangeList>
    </Panel>
  )
}

function firstly({ sections }: EntryContent): string {
  if (sections.length === 0) return 'Whisper learns what you write here.'
  const ways = sections.reduce((sum, section) => sum + section.ways.length, 0)
  return `Whisper learns ${countOf(sections.length, 'section')}${ways > 0 ? `, with ${wayCount(ways)} of asking` : ''}.`
}

/** Checks the content as of the request; later edits need another check. */
function Regression({ id, words }: { id: string; words: EntryContent }) {
  const [of, setOf] = useState<EntryContent | null>(null)
  const [result, setResult] = useState<Checked | string | null>(null)
  const asking = useRef(new AbortController())
  const isCurrent = of === words
  useEffect(() => () => asking.current.abort(), [])

  async function ask(): Promise<void> {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setOf(words)
    setResult(null)
    try {
      const checked = await checkChange(
        { action: 'publish', entries: [{ id, words }] },
        { id: uuid(), signal },
      )
      if (!signal.aborted) setResult(checked)
    } catch (error) {
      if (!signal.aborted) setResult(error instanceof Error ? error.message : String(error))
    }
  }
  const isFailing =
    isCurrent && result !== null && (typeof result === 'string' || result.failing.length > 0)

  return (
    <li className={styles.change} data-failing={isFailing || undefined}>
      <span className={styles.sign} aria-hidden="true">
        {isFailing ? <CircleX /> : <CircleCheck />}
      </span>
      <div className={styles.regression}>
        <span role="status">{regressionLabel(isCurrent, result)}</span>
        {!(isCurrent && result === null) && !(isCurrent && typeof result !== 'string') && (
          <Button look="line" size="small" onClick={ask}>
            Check now
          </Button>
        )}
      </div>
    </li>
  )
}

function regressionLabel(isCurrent: boolean, result: Checked | string | null): string {
  if (!isCurrent) return 'Publishing checks the regression questions.'
  if (result === null) return 'Running the regression questions.'
  if (typeof result === 'string') return `The regression questions couldn’t be run. ${result}`
  const { asked, failing } = result
  if (asked === 0) return 'There are no regression questions yet.'
  const all = `${asked.toLocaleString('en-US')} regression questions`
  if (failing.length === 0) return `No new failures in ${all}.`
  return `${failing.length.toLocaleString('en-US')} of ${all} would newly fail. Publishing shows which.`
}
