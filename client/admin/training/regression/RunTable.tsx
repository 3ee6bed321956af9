/** The latest runs: when, against what, by whom, and how many passed. One is selected. */
import { useState } from 'react'
import type { Run } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { againstLabels } from '../../data/training/labels'
import { useAbout } from '../../data/training/useAbout'
import { companyTime } from '../../ui/companyTime'
import styles from './RunTable.module.css'

const fewRuns = 4

interface RunTableProps {
  runs: readonly Run[]
  shown: string | null
  onShow: (id: string) => void
}

export function RunTable({ runs, shown, onShow }: RunTableProps) {
  const { data: about } = useAbout()
  const { moment } = companyTime(about?.timeZone ?? 'UTC')
  const [isAll, setAll] = useState(false)
  const listed = isAll ? runs : runs.slice(0, fewRuns)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Against</th>
            <th scope="col">By</th>
            <th scope="col">Passed</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((run) => (
            <tr key={run.id} aria-current={run.id === shown || undefined}>
              <td>
                <button type="button" onClick={() => onShow(run.id)}>
                  {moment(run.at)}
                </button>
              </td>
              <td>{knowledgeOf(run)}</td>
              <td>{run.by === about?.you ? 'You' : `Signed in ${moment(run.by)}`}</td>
              <td>{outcomeOf(run)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runs.length > fewRuns && (
        <p className={styles.foot}>
          <Button look="plain" size="small" onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer runs' : `Show all ${runs.length} runs`}
          </Button>
        </p>
      )}
    </>
  )
}

/** Drafts are tested on top of what was published at the time. */
function knowledgeOf({ against, index }: Run): string {
  return `${againstLabels[against]}, index ${index.toLocaleString('en-US')}`
}

function outcomeOf({ state, asked, failed, total }: Run): string {
  if (state === 'running') return 'running'
  const passed = `${asked - failed} of ${total}`
  if (state === 'done') return passed
  return `${passed}, ${state === 'cancelled' ? 'canceled' : 'broke off'}`
}
