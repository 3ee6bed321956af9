/** Review of the sections that were read before they become drafts: choose, edit, add. */
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/Button'
import { Notice } from '../../../ui/status/Notice'
import { toWaitingDrafts } from '../../data/knowledge/paths'
import { Section } from '../../ui/layout/Section'
import type { Desk, FileDesk } from '../FileDesk'
import { AddBar } from './AddBar'
import { type Draft, isToAdd } from './draft'
import { FileSections } from './FileSections'
import styles from './Review.module.css'

export function Review({ desk, now: { drafts, run, uncompared } }: { desk: FileDesk; now: Desk }) {
  const [opened, setOpened] = useState<string | null>(null)
  const next = useRef<HTMLAnchorElement>(null)
  if (drafts.length === 0) return null
  const open = drafts.filter(({ isAdded }) => !isAdded)
  const added = drafts.length - open.length
  const doubles = open.filter(({ likeness }) => likeness !== null).length
  const byFile = new Map<string, Draft[]>()
  for (const draft of open) byFile.set(draft.fileId, [...(byFile.get(draft.fileId) ?? []), draft])

  return (
    <Section
      title="Sections to add"
      headerExtra={
        open.length > 0 && (
          <div className={styles.choose}>
            <Button look="line" size="small" onClick={() => desk.choose(() => true)}>
              Choose all
            </Button>
            <Button look="line" size="small" onClick={() => desk.choose(() => false)}>
              Choose none
            </Button>
            {doubles > 0 && (
              <Button
                look="line"
                size="small"
                onClick={() => desk.choose(({ likeness, namesCosts }) => !likeness && !namesCosts)}
              >
                Only what is new
              </Button>
            )}
          </div>
        )
      }
    >
      <p className={styles.about} role="status">
        {open.length > 0 &&
          `${figure(open.filter(isToAdd).length)} of ${figure(open.length)} chosen. `}
        {doubles > 0 && `${figure(doubles)} already in the knowledge base. `}
        Nobody sees drafts until they’re published.
      </p>
      {uncompared !== null && (
        <div className={styles.inset}>
          <Notice
            tone="waiting"
            action={
              <Button
                look="line"
                size="small"
                disabled={run !== null}
                onClick={() => void desk.compare()}
              >
                Compare
              </Button>
            }
          >
            Duplicates couldn’t be marked. {uncompared}
          </Notice>
        </div>
      )}
      {added > 0 && (
        <div className={styles.added} role="status">
          <p>
            <b>{added === 1 ? '1 draft is' : `${figure(added)} drafts are`} added.</b> Whisper reads
            them once they’re published.
          </p>
          <Link
            ref={next}
            className={buttonClass({ look: 'line', size: 'small' })}
            to={toWaitingDrafts}
          >
            See them in the Knowledge Base
          </Link>
          <Button look="line" size="small" onClick={() => desk.clearAdded()}>
            Done
          </Button>
        </div>
      )}
      {[...byFile.values()].map((own) => (
        <FileSections
          key={own[0]?.fileId}
          drafts={own}
          opened={opened}
          onOpen={setOpened}
          onEdit={desk.edit}
        />
      ))}
      {open.length > 0 && (
        <AddBar
          desk={desk}
          drafts={open}
          isBusy={run !== null}
          onOpen={setOpened}
          // The button that had the focus may be gone.
          onAdded={() => next.current?.focus()}
        />
      )}
    </Section>
  )
}

const figure = (count: number) => count.toLocaleString('en-US')
