/**
 * The question that an entry answers. Its words are no title: what a visitor wrote goes with their
 * conversation, which a title doesn't.
 */
import type { ReactNode } from 'react'
import styles from './EntryFrame.module.css'

interface AskedProps {
  by: string
  question: string
  children?: ReactNode
}

export function Asked({ by, question, children }: AskedProps) {
  return (
    <p className={styles.asked}>
      {by} asked: <bdi>{question}</bdi> Give the answer a title in your own words: visitors see it.{' '}
      {children}
    </p>
  )
}
