/** Current Features: four cells, each with a drawing. */
import type { ReactNode } from 'react'
import { features } from '#shared/content/home/features'
import styles from './Features.module.css'
import { HomeSection, HomeSectionHead } from './HomeSection'
import { KeyOfBits } from './KeyOfBits'
import { PatentDrawing } from './PatentDrawing'

type Icon = (typeof features.items)[number]['icon']

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

const drawings: Record<Icon, ReactNode> = {
  qr: (
    <svg className={styles.code} aria-hidden="true">
      <use href="#drawing-qr" />
    </svg>
  ),
  keypad: (
    <div className={styles.pad} aria-hidden="true">
      {keys.map((key) => (
        <b key={key}>{key}</b>
      ))}
    </div>
  ),
  key: <KeyOfBits />,
  patent: <PatentDrawing />,
}

export function Features() {
  return (
    <HomeSection id={features.id} ground="soft">
      <HomeSectionHead words={features} />
      <ul className={styles.cells}>
        {features.items.map(({ icon, title, description }) => (
          <li key={icon} className={styles[icon]}>
            <h3>{title}</h3>
            <p>{description}</p>
            {drawings[icon]}
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
