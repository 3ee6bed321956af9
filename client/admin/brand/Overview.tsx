import { Chapter } from './Chapter'
import styles from './Overview.module.css'
import { part } from './parts'
import { overview } from './statements'

export function Overview() {
  return (
    <Chapter {...part('overview')}>
      <ul className={styles.cards}>
        {overview.map(({ title, text, facts }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl>
              {facts.map(([name, what]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
