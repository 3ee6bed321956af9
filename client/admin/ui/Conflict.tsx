/** Shown when someone else saved first: both versions side by side, to choose one. */
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'
import styles from './Conflict.module.css'

export type Difference = readonly [name: string, mine: string, theirs: string]

interface ConflictProps {
  /** Equal ones aren't shown. */
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function Conflict({ differences, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <section className={styles.conflict} aria-label="Changed by someone else">
      <Notice tone="waiting">
        Someone else changed this while you were writing. Your text is still in the form. Choose
        which version to keep.
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
          {differences
            .filter(([, mine, theirs]) => mine !== theirs)
            .map(([name, mine, theirs]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
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
