/** /resources (specification, section 2): three guides as lists, and the card for dealers. */
import { resources } from '#shared/content/resources'
import { Contents } from '../blocks/Contents'
import { PageHead } from '../blocks/PageHead'
import { Pixels } from '../blocks/Pixels'
import type { Head } from '../head'
import qr from '../qr.svg'
import { DealerCard } from './DealerCard'
import { Guide } from './Guide'
import styles from './ResourcesPage.module.css'

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
        <Pixels rows={keyPicture} className={styles.key} />
      </Guide>
      <DealerCard words={dealerCard} />
    </>
  )
}

/** A QR code between the corners of a camera's viewfinder. */
function Viewfinder({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 37 37" aria-hidden="true">
      <path
        d="M1 10V3a2 2 0 0 1 2-2h7M27 1h7a2 2 0 0 1 2 2v7M36 27v7a2 2 0 0 1-2 2h-7M10 36H3a2 2 0 0 1-2-2v-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <image href={qr} x="8" y="8" width="21" height="21" />
    </svg>
  )
}

const phoneKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** A phone's keypad. */
function Keypad({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 296 396" aria-hidden="true">
      {phoneKeys.map((key, index) => {
        const x = (index % 3) * 100
        const y = Math.floor(index / 3) * 100
        return (
          <g key={key}>
            <rect x={x} y={y} width="96" height="96" rx="12" fill="var(--ink)" />
            <text
              x={x + 48}
              y={y + 60}
              textAnchor="middle"
              fontSize="36"
              fontWeight="900"
              fill="var(--paper)"
            >
              {key}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A key with the mark as its bow. */
const keyPicture = [
  '#######................',
  '#######................',
  '##...##................',
  '##.#.##################',
  '##.#.##################',
  '##...##.......##...##..',
  '#######.......##...##..',
  '#######............##..',
]
