/** /for-you (specification, section 2): ten situations, three serious cases, four humorous ones. */
import { forYou } from '#shared/content/forYou'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import type { Head } from '../head'
import styles from './ForYouPage.module.css'
import { Humorous } from './Humorous'
import { NotForYou } from './NotForYou'
import { Perfect } from './Perfect'
import { question } from './pictures'

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
