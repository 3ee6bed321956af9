import type { ReactNode } from 'react'
import type { Category } from '#shared/resources/rules'
import { categoryPath } from '../../data/resources/paths'
import { BackLink } from '../../ui/BackLink'
import { PageHeading } from '../../ui/PageHeading'
import styles from './FormFrame.module.css'

interface FormFrameProps {
  title: string
  /** Of the list that the way back leads to. */
  category: Category
  children: ReactNode
}

/** Around the form: the way back to the list, and the page's heading. */
export function FormFrame({ title, category, children }: FormFrameProps) {
  return (
    <div className={styles.page}>
      <BackLink to={categoryPath(category)}>Dealer Resources</BackLink>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  )
}
