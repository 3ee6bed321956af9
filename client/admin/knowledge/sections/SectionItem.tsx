/** A section: collapsed to one line, or expanded with its heading, text and ways of asking. */
import { useId } from 'react'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import ChevronRight from '~icons/lucide/chevron-right'
import { limits } from '#shared/knowledge/limits'
import type { SectionUses } from '#shared/knowledge/records'
import { plainText } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { usesCount, wayCount } from '../labels'
import type { Part, PartProblems } from './parts'
import styles from './SectionItem.module.css'
import type { Suggestions } from './suggestions'
import { Ways } from './Ways'

interface SectionItemProps {
  part: Part
  /** Position, from 1. */
  place: number
  places: number
  title: string
  published: ReadonlyMap<string, Pick<Part, 'ways' | 'never'>> | null
  uses: SectionUses | undefined
  isOpen: boolean
  problems: PartProblems[string] | undefined
  suggestions: Suggestions | undefined
  onOpen: (key: string, isOpen: boolean) => void
  onChange: (key: string, changed: Partial<Part>) => void
  onWritten: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function SectionItem(props: SectionItemProps) {
  const { part, place, places, title, published, uses, isOpen, problems, suggestions } = props
  const { onOpen, onChange, onWritten, onMove, onRemove } = props
  const id = useId()
  const { key } = part
  const heading = plainText(part.heading)
  const name = heading || (place === 1 && title.trim()) || `Section ${place}`
  const suggested = suggestions?.count(part) ?? 0
  return (
    <li className={styles.item} data-key={key} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <h3>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onOpen(key, !isOpen)}
          >
            <ChevronRight size={16} aria-hidden="true" />
            {isOpen ? (
              <span className={styles.place}>
                Section {place}
                <span className="unseen">: {name}</span>
              </span>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
          </button>
        </h3>
        {isOpen ? (
          <div className={styles.actions}>
            {places > 1 &&
              ([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  look="plain"
                  size="small"
                  data-move={by}
                  aria-label={by < 0 ? 'Move up' : 'Move down'}
                  title={by < 0 ? 'Move up' : 'Move down'}
                  aria-disabled={by < 0 ? place === 1 : place === places}
                  onClick={() => onMove(by)}
                >
                  {by < 0 ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
                </Button>
              ))}
            {places > 1 && (
              <Button look="plain" size="small" onClick={onRemove}>
                Remove
              </Button>
            )}
          </div>
        ) : (
          <p className={styles.facts}>
            {suggested > 0 && <span className={styles.suggested}>{suggested} suggested</span>}
            <span>{part.ways.length === 0 ? 'No ways yet' : wayCount(part.ways.length)}</span>
            {uses !== undefined && uses.used > 0 && <span>{usesCount(uses.used)}</span>}
          </p>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.body}>
          <div className={styles.heading}>
            <Field
              label="Heading"
              value={part.heading}
              placeholder={place === 1 ? 'None: visitors see the title' : undefined}
              maxLength={limits.title}
              problem={problems?.heading}
              onChange={({ target }) => onChange(key, { heading: target.value })}
            />
          </div>
          <div className={styles.text}>
            <Field
              label="Text"
              rows={3}
              value={part.text}
              maxLength={limits.content}
              problem={problems?.text}
              onChange={({ target }) => onChange(key, { text: target.value })}
              onBlur={onWritten}
            />
          </div>
          <Ways
            part={part}
            published={published && (published.get(part.id) ?? { ways: [], never: [] })}
            uses={uses}
            suggestions={suggestions}
            onChange={(changed) => onChange(key, changed)}
          />
        </div>
      )}
    </li>
  )
}
