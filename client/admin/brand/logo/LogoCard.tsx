/** The logo on a background, with a description below. */
import type { ReactNode } from 'react'
import styles from './LogoCard.module.css'

/** Class of a list of cards side by side. */
export const cardsClass = styles.cards

interface LogoCardProps {
  name: string
  text: string
  actions?: ReactNode
  children: ReactNode
}

export function LogoCard({ name, text, actions, children }: LogoCardProps) {
  return (
    <li className={styles.card}>
      {children}
      <div className={styles.about}>
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
        {actions}
      </div>
    </li>
  )
}
