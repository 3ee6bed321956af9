/** Two admins have written at once: one's own words stay, the other's stand beside them, to choose. */
import { categories, type Words } from '#shared/knowledge/rules'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import styles from './Conflict.module.css'

interface ConflictProps {
  mine: Words
  theirs: Words
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const [own, other] = [textsOf(mine), textsOf(theirs)]
  const fields = Object.keys(own).filter((field) => own[field] !== other[field])
  return (
    <section className={styles.conflict} aria-label="Changed by someone else">
      <Notice tone="waiting">
        Changed by someone else while you were writing. Nothing is lost: your words are still in the
        form. Choose which go on.
      </Notice>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{own[field]}</td>
              <td>{other[field]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.choice}>
        <Button look="line" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="line" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}

function textsOf({ category, title, content, tags }: Words): Record<string, string> {
  const name = categories.find(({ id }) => id === category)?.name ?? category
  return { Title: title, Category: name, Tags: tags.join(', '), Content: content }
}
