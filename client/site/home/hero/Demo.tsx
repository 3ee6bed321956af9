/**
 * A playable demo of the service: tap the sign, answer, open. The pictures of all steps are in the
 * page; CSS shows those that `data-step` names, and demo.ts advances it. With a keyboard, the focus
 * moves to the next button.
 */
import { demo } from '#shared/content/home/demo'
import styles from './Demo.module.css'
import { OwnerPhone, VisitorPhone } from './Phones'
import { Scene } from './Scene'

const modules = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function Demo() {
  return (
    <section className={styles.demo} data-step="0" aria-label={demo.name}>
      <ol className={styles.steps} aria-hidden="true">
        {demo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.says} role="status" data-says={demo.says.join('|')}>
        {demo.says[0]}
      </p>
      <Scene />
      <div className={styles.phones}>
        <VisitorPhone />
        <div className={styles.wire} aria-hidden="true">
          <div>
            {modules.map((module) => (
              <i key={module} />
            ))}
          </div>
          <p>
            {demo.line.map((word, step) => (
              <span key={word} data-on={step}>
                {word}
              </span>
            ))}
          </p>
        </div>
        <OwnerPhone />
      </div>
    </section>
  )
}
