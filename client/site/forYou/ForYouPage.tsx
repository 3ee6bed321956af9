/** /for-you (specification, section 2): ten situations, three serious cases, four humorous ones. */
import { forYou } from '#shared/content/forYou'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import type { Head } from '../head'
import styles from './ForYouPage.module.css'
import { humorousPictures, notForYouPictures, question } from './pictures'

export const handle: Head = forYou

export function Component() {
  return (
    <>
      <PageHead words={forYou}>
        <Pixels rows={question} className={styles.question} />
      </PageHead>
      <Perfect />
      <NotForYou />
      <Humorous />
    </>
  )
}

function Perfect() {
  const { perfect } = forYou
  return (
    <Section words={perfect} tone="soft">
      <ul className={styles.situations}>
        {perfect.items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NotForYou() {
  const { notForYou } = forYou
  return (
    <Section words={notForYou} tone="black">
      <ul className={styles.serious}>
        {notForYou.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={notForYouPictures[index] ?? []} className={styles.seriousPicture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Humorous() {
  const { humorous } = forYou
  return (
    <Section words={humorous}>
      <ul className={styles.humorous}>
        {humorous.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={humorousPictures[index] ?? []} className={styles.humorousPicture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
