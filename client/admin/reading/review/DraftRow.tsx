/** One section: its checkbox, excerpt and duplicates; expanded, all of it can be edited. */
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { categories } from '#shared/knowledge/rules'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { entryPath } from '../../data/knowledge/paths'
import { CategorySelect } from '../../ui/CategorySelect'
import { type Draft, type DraftLikeness, problemsOf } from './draft'
import styles from './DraftRow.module.css'

interface DraftRowProps {
  draft: Draft
  isOpen: boolean
  onOpen: (id: string | null) => void
  onEdit: (id: string, changes: Partial<Draft>) => void
}

const excerptLength = 240

export const DraftRow = memo(function DraftRow({ draft, isOpen, onOpen, onEdit }: DraftRowProps) {
  const { id, title, content, category, place, isChosen, likeness } = draft
  const edit = (changes: Partial<Draft>) => onEdit(id, changes)
  const name = title.trim() || 'Without a title'
  const wrong = Object.values(problemsOf(draft))
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Add ${name}`}
          onChange={({ target }) => edit({ isChosen: target.checked })}
        />
      </label>
      <div className={styles.what}>
        <h4>{name}</h4>
        {!isOpen && <p className={styles.excerpt}>{content.slice(0, excerptLength)}</p>}
        {likeness && <Like likeness={likeness} />}
        {draft.namesCosts && (
          <p className={styles.like}>Mentions dealer prices. Visitors can see what you publish.</p>
        )}
        {wrong.length > 0 && !isOpen && <p className={styles.wrong}>{wrong.join(' ')}</p>}
      </div>
      <div className={styles.facts}>
        <b>{categories.find((one) => one.id === category)?.name}</b>
        <span>
          {[place, `${content.length.toLocaleString('en-US')} characters`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <Button
        look="line"
        size="small"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Edit'} ${name}`}
        onClick={() => onOpen(isOpen ? null : id)}
      >
        {isOpen ? 'Close' : 'Edit'}
      </Button>
      {isOpen && <Fields draft={draft} onEdit={edit} />}
    </li>
  )
})

function Like({ likeness: { of, title, entryId, isSame } }: { likeness: DraftLikeness }) {
  return (
    <p className={styles.like}>
      {isSame ? 'Same as ' : 'Similar to '}
      {of === 'entry' ? 'the entry ' : 'the section '}
      {entryId === undefined ? `“${title}”` : <Link to={entryPath(entryId)}>{title}</Link>}
    </p>
  )
}

function Fields({ draft, onEdit }: { draft: Draft; onEdit: (changes: Partial<Draft>) => void }) {
  const problems = problemsOf(draft)
  return (
    <div className={styles.fields}>
      <Field
        label="Title"
        value={draft.title}
        problem={problems.title}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      <CategorySelect
        categories={categories}
        value={draft.category}
        onChoose={(id) => onEdit({ category: id })}
      />
      <Field
        label="Tags, separated by commas"
        value={draft.tags}
        problem={problems.tags}
        onChange={({ target }) => onEdit({ tags: target.value })}
      />
      <Field
        label="Content, in Markdown"
        rows={10}
        value={draft.content}
        problem={problems.content}
        onChange={({ target }) => onEdit({ content: target.value })}
      />
    </div>
  )
}
