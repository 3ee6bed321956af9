/** /about (specification, section 2): story, history, team. */
import { about } from '#shared/content/about'
import { PageHead } from '../blocks/PageHead'
import type { Head } from '../head'
import { Sign } from '../Sign'
import styles from './AboutPage.module.css'
import { History } from './History'
import { Story } from './Story'
import { Team } from './Team'

export const handle: Head = about

export function Component() {
  return (
    <>
      <PageHead words={about}>
        <Sign className={styles.sign} />
      </PageHead>
      <Story />
      <History />
      <Team />
    </>
  )
}
