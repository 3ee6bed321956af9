import { forYou } from '#shared/content/forYou'
import { Pixels } from '../blocks/Pixels'
import { Section } from '../blocks/Section'
import styles from './NotForYou.module.css'
import { notForYouPictures } from './pictures'

export function NotForYou() {
  const { notForYou } = forYou
  return (
    <Section words={notForYou} tone="black">
      <ul className={styles.cases}>
        {notForYou.items.map(({ title, description }, index) => (
          <li key={title}>
            <Pixels rows={notForYouPictures[index] ?? []} className={styles.picture} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
