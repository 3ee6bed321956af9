/** The demo's two phones: one line and one picture per step. The owner's button advances it. */
import type { ReactNode } from 'react'
import { demo } from '#shared/content/home/demo'
import { BrandMark } from '../../../ui/face/BrandMark'
import { Ring } from '../../../ui/face/Ring'
import styles from './Phones.module.css'

const bars = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function VisitorPhone() {
  const { name, title, screens } = demo.visitor
  return (
    <figure className={styles.phone} aria-label={name}>
      <svg className={styles.body} viewBox="0 0 192 352" aria-hidden="true">
        <path d="M0 104h4v32H0zM0 152h4v48H0zM188 128h4v64h-4z" fill="var(--gray-600)" />
        <path d="M3 360V40A37 37 0 0 1 40 3h112a37 37 0 0 1 37 37v320z" />
        <path d="M11 360V40a29 29 0 0 1 29-29h112a29 29 0 0 1 29 29v320z" fill="#fff" />
        <rect x="70" y="20" width="52" height="16" rx="8" />
        <circle cx="113" cy="28" r="4" fill="var(--gray-600)" />
      </svg>
      <Screen title={title} screens={screens}>
        <div className={styles.picture} data-on="0">
          <svg viewBox="0 0 112 112" width="104" height="104" aria-hidden="true">
            <path
              d="M4 28V8a4 4 0 0 1 4-4h20M84 4h20a4 4 0 0 1 4 4v20M108 84v20a4 4 0 0 1-4 4H84M28 108H8a4 4 0 0 1-4-4V84"
              fill="none"
              stroke="#000"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <use href="#drawing-qr" x="24" y="24" width="64" height="64" color="var(--hairline)" />
          </svg>
        </div>
      </Screen>
    </figure>
  )
}

export function OwnerPhone() {
  const { name, title, screens } = demo.owner
  const [answer, , open, again] = demo.buttons
  return (
    <figure className={`${styles.phone} ${styles.owner}`} aria-label={name}>
      <svg className={styles.body} viewBox="0 0 192 352" aria-hidden="true">
        <path d="M0 96h4v24H0zM0 136h4v24H0zM188 96h4v32h-4z" fill="var(--gray-600)" />
        <path d="M3 360V32A29 29 0 0 1 32 3h128a29 29 0 0 1 29 29v328z" />
        <path
          d="M13 360V44a4 4 0 0 1 4-4h158a4 4 0 0 1 4 4v316"
          fill="none"
          stroke="var(--gray-600)"
          strokeWidth="1.5"
        />
        <rect x="76" y="20" width="40" height="5" rx="2.5" fill="var(--gray-600)" />
        <circle cx="62" cy="22.5" r="3" fill="var(--gray-600)" />
      </svg>
      <Screen title={title} screens={screens}>
        <p className={`${styles.picture} ${styles.clock}`} data-on="0" aria-hidden="true">
          10:08
        </p>
        <button type="button" className={styles.act} data-demo="act" disabled>
          <span data-on="0 1">{answer}</span>
          <span data-on="2">{open}</span>
          <span data-on="3">{again}</span>
        </button>
      </Screen>
    </figure>
  )
}

interface ScreenProps {
  title: string
  screens: readonly string[]
  /** The first step's picture, and the elements common to all steps. */
  children: ReactNode
}

function Screen({ title, screens, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <p className={styles.who}>{title}</p>
      <div className={`${styles.picture} ${styles.ring}`} data-on="1" aria-hidden="true">
        <BrandMark />
      </div>
      <div className={`${styles.picture} ${styles.voice}`} data-on="2" aria-hidden="true">
        {bars.map((bar) => (
          <i key={bar} />
        ))}
      </div>
      <div className={styles.picture} data-on="3" aria-hidden="true">
        <svg viewBox="0 0 56 56" aria-hidden="true">
          <Ring />
          <path d="m18 28 8 8 13-15" fill="none" stroke="currentColor" strokeWidth="5" />
        </svg>
      </div>
      {children}
      {screens.map((words, step) => (
        <p key={words} className={styles.line} data-on={step}>
          {words}
        </p>
      ))}
    </div>
  )
}
