/**
 * The first screen: five words, one every 2,000 ms (in CSS, so it needs no script), the lead, and
 * the demo. Screen readers hear all five words once; a checkbox stops them.
 */
import { Link } from 'react-router-dom'
import { hero } from '#shared/content/home/hero'
import { buttonClass } from '../../../ui/Button'
import { Demo } from './Demo'
import styles from './Hero.module.css'

export function Hero() {
  const { words, heading, lead, links, items, stopWords } = hero
  const [first, second] = links
  return (
    <section id={hero.id} className={`${styles.hero} page`} aria-labelledby="hero-heading">
      <div className={styles.text}>
        <h1 id="hero-heading">
          <span className="unseen">{words.join(', ')}: </span>
          <span className={styles.words} aria-hidden="true">
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </span>
          {heading.split(' ').map((word) => (
            <span key={word} className={styles.line}>
              {word}{' '}
            </span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <Link className={buttonClass({ size: 'large' })} to={first.to}>
            {first.text}
          </Link>
          <Link className={buttonClass({ size: 'large', look: 'line' })} to={second.to}>
            {second.text}
          </Link>
        </p>
        <label className={styles.pager}>
          <input type="checkbox" className="unseen" />
          <span className="unseen">{stopWords}</span>
          {words.map((word) => (
            <i key={word} />
          ))}
          <b aria-hidden="true" />
        </label>
      </div>
      <Demo />
      <dl className={styles.facts}>
        {items.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
