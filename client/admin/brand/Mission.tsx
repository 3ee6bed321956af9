import { Chapter } from './Chapter'
import styles from './Mission.module.css'
import { part } from './parts'
import { mission, vision } from './statements'

const statements = [
  { title: 'Mission', ...mission },
  { title: 'Vision', ...vision },
]

export function Mission() {
  return (
    <Chapter {...part('mission')}>
      <div className={styles.statements}>
        {statements.map(({ title, statement, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className={styles.statement}>{statement}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Chapter>
  )
}
