/** Entries under one heading: a category with its description, or search results. */
import { useId } from 'react'
import type { EntrySummary, Use } from '#shared/knowledge/records'
import { companyTime } from '../../ui/companyTime'
import { countName, usageOf } from '../labels'
import styles from './EntryGroup.module.css'
import { EntryRow } from './EntryRow'

interface EntryGroupProps {
  name: string
  description: string
  entries: readonly EntrySummary[]
  uses: Readonly<Record<string, Use>> | undefined
  timeZone: string
  /** Text for an empty group. */
  nothing: string
  onDelete: (entry: EntrySummary) => void
}

export function EntryGroup(props: EntryGroupProps) {
  const { name, description, entries, uses, timeZone, nothing, onDelete } = props
  const id = useId()
  const { moment } = companyTime(timeZone)
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{name}</h2>
          <p>{description}</p>
        </div>
        <span>{countName(entries.length)}</span>
      </header>
      {entries.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              use={usageOf(uses, entry.id)}
              updated={moment(entry.lastUpdated)}
              onDelete={() => onDelete(entry)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
