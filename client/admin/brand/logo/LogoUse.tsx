/** The logo's clear space and minimum size, both in true proportion. */
import { BrandMark } from '../../../ui/face/BrandMark'
import { clearModules, smallest } from './logo'
import { cardsClass, LogoCard } from './LogoCard'
import styles from './LogoUse.module.css'

/** `address` is the primary logo's. */
export function LogoUse({ address }: { address: string }) {
  const { logo, mark } = smallest
  return (
    <ul className={cardsClass}>
      <LogoCard
        name="Clear space"
        text={`${clearModules} modules free on every side. A module is a seventh of the mark’s height, as wide as its ring.`}
      >
        <div className={styles.ground}>
          <div className={styles.clear} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <img className={styles.logo} src={address} alt="" />
          </div>
        </div>
      </LogoCard>
      <LogoCard
        name="Minimum size"
        text="Shown here at exactly that size. Below it, the ring and the square run together."
      >
        <dl className={styles.sizes}>
          <div>
            <dt>
              Logo, {logo.pixels} px or {logo.millimeters} mm high
            </dt>
            <dd aria-hidden="true">
              <img src={address} alt="" style={{ height: logo.pixels }} />
            </dd>
          </div>
          <div>
            <dt>
              Mark alone, {mark.pixels} px or {mark.millimeters} mm
            </dt>
            <dd aria-hidden="true">
              <span style={{ width: mark.pixels }}>
                <BrandMark />
              </span>
            </dd>
          </div>
        </dl>
      </LogoCard>
    </ul>
  )
}
