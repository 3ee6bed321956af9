/**
 * The service, to be played: tap the sign, answer, open. Every step's picture stands in the page; CSS
 * shows the one that `data-step` names, and demo.ts leads on. By keyboard the focus goes where the next
 * tap would.
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
