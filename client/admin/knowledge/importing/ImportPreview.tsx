/** Preview of an import: counts, and every row that isn't unchanged. */
import type { ImportPlan, ImportRow } from '#shared/knowledge/records'
import styles from './ImportPage.module.css'

const names: Record<ImportRow['kind'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'The same',
  refused: 'Refused',
}
const kinds = ['new', 'changed', 'same', 'refused'] as const

export function ImportPreview({ filename, plan }: { filename: string; plan: ImportPlan }) {
  const { counts, rows } = plan
  const left = counts.new + counts.changed + counts.refused - rows.length
  return (
    <section className={styles.preview} aria-label={`What ${filename} would change`}>
      <h3>{filename}</h3>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd>{counts[kind].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && (
        <div className={styles.rows}>
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">What</th>
                <th scope="col">Title</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, kind, title, reason, replacesDraft }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td data-kind={kind}>{names[kind]}</td>
                  <td>
                    {title || <i>Without a title</i>}
                    {reason && <span className={styles.reason}>{reason}</span>}
                    {replacesDraft && (
                      <span className={styles.reason}>Replaces its unpublished draft.</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {left > 0 && <p>And {left.toLocaleString('en-US')} more.</p>}
    </section>
  )
}
