/** How It Works: three illustrated steps on black. */
import type { ReactNode } from 'react'
import { howItWorks } from '#shared/content/home/howItWorks'
import { HomeSection, HomeSectionHead } from './HomeSection'
import styles from './HowItWorks.module.css'

const voice = [8, 24, 40, 16, 32, 16, 8]

const drawings: readonly ReactNode[] = [
  <>
    <g fill="none" stroke="#fff" strokeWidth="2">
      <path d="M0 247h352M136 192v55M144 192v55" />
      <path
        d="M72 72V44a8 8 0 0 1 8-8h28M172 36h28a8 8 0 0 1 8 8v28M208 168v28a8 8 0 0 1-8 8h-28M108 204H80a8 8 0 0 1-8-8v-28"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="232" y="88" width="88" height="159" rx="14" fill="#000" />
      <rect x="239" y="104" width="74" height="143" rx="3" />
      <path d="M266 96h20" />
    </g>
    <use href="#drawing-sign" x="84" y="48" width="112" height="145.6" />
    <use href="#drawing-qr" x="251" y="136" width="50" height="50" color="#fff" />
  </>,
  <>
    <g fill="none" stroke="#fff" strokeWidth="2">
      <path d="M0 247h352M70 80h20" />
      <rect x="32" y="72" width="96" height="175" rx="14" fill="#000" />
      <rect x="39" y="88" width="82" height="159" rx="3" />
      <rect x="224" y="72" width="96" height="175" rx="14" fill="#fff" />
    </g>
    <path d="M262 80h20" stroke="#000" strokeWidth="2" />
    <rect x="231" y="88" width="82" height="159" rx="3" />
    <path d="M140 160h72" stroke="#fff" strokeWidth="8" strokeDasharray="8 8" />
    <g fill="#fff">
      <Voice x={56} />
      <Voice x={248} />
    </g>
  </>,
  <>
    <g fill="none" stroke="#fff" strokeWidth="2">
      <path d="M0 247h48M304 247h48M0 136h48M0 146h48M304 136h48M304 146h48M86 247l80-87M266 247l-80-87M134 160h84M148 160v-36h56v36M140 116h72v8h-72zM170 160v-22h12v22" />
      <path d="M84 108l48 20v76l-48 36zM268 108l-48 20v76l48 36z" strokeWidth="4" />
      <path d="M84 126l48 15M84 222l48-32M93 112v121M102 116v111M112 120v99M122 124v87M268 126l-48 15M268 222l-48-32M259 112v121M250 116v111M240 120v99M230 124v87" />
    </g>
    <path d="M48 96h32v152H48zM272 96h32v152h-32zM42 84h44v12H42zM266 84h44v12h-44z" fill="#fff" />
  </>,
]

export function HowItWorks() {
  return (
    <HomeSection id={howItWorks.id} ground="black">
      <HomeSectionHead words={howItWorks} />
      <ol className={styles.steps}>
        {howItWorks.items.map(({ title, description }, index) => (
          <li key={title}>
            <svg viewBox="0 0 352 264" aria-hidden="true">
              {drawings[index]}
            </svg>
            <h3>
              <span>{index + 1}</span> {title}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}

/** A sound wave, as a phone shows a voice. */
function Voice({ x }: { x: number }) {
  const path = voice.map((height, at) => `M${x + 8 * at} ${160 - height / 2}h4v${height}h-4z`)
  return <path d={path.join('')} />
}
