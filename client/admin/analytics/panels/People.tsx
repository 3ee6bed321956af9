/** The outcome of conversations: Whisper's share and the team's, each with its definition. */
import Download from '~icons/lucide/download'
import { lists } from '#shared/analytics/definitions'
import { peopleFigures } from '#shared/analytics/people'
import type { Figures } from '#shared/analytics/records'
import { toCsv } from '#shared/csv'
import { Button } from '../../../ui/Button'
import { downloadText } from '../../ui/download/download'
import { Panel } from './Panel'
import styles from './People.module.css'

export function People({ figures: { people, from, to } }: { figures: Figures }) {
  function download() {
    const rows = peopleFigures.map(({ name, text, definition }) => [name, text(people), definition])
    const text = toCsv(['Figure', `${from} to ${to}`, 'What it means'], rows)
    downloadText(`conversations-${from === to ? from : `${from}-to-${to}`}.csv`, text)
  }
  return (
    <Panel
      defined={lists.people}
      unit="Conversations"
      headerExtra={
        <Button look="plain" size="small" onClick={download}>
          <Download size={16} aria-hidden="true" />
          CSV
        </Button>
      }
    >
      <dl className={styles.people}>
        {peopleFigures.map(({ id, name, definition, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <b>{text(people)}</b>
              <p>{definition}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
