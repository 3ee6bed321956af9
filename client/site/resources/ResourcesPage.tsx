/** /resources (specification, section 2): three guides as lists, and the card for dealers. */
import { resources } from '#shared/content/resources'
import { Contents } from '../blocks/Contents'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import type { Head } from '../head'
import { DealerCard } from './DealerCard'
import { Guide } from './Guide'
import { key } from './key'
import { Keypad } from './Keypad'
import styles from './ResourcesPage.module.css'
import { Viewfinder } from './Viewfinder'

export const handle: Head = resources

export function Component() {
  const { qrCodeAccess, phoneSystem, securityFeatures, dealerCard } = resources
  return (
    <>
      <PageHead words={resources}>
        <Contents sections={[qrCodeAccess, phoneSystem, securityFeatures, dealerCard]} />
      </PageHead>
      <Guide words={qrCodeAccess} tone="soft">
        <Viewfinder className={styles.square} />
      </Guide>
      <Guide words={phoneSystem} tone="white">
        <Keypad className={styles.keypad} />
      </Guide>
      <Guide words={securityFeatures} tone="black">
        <Pixels rows={key} className={styles.key} />
      </Guide>
      <DealerCard words={dealerCard} />
    </>
  )
}
