import type { ReactNode } from 'react'
import type { Category } from '#shared/resources/rules'
import { categoryPath } from '../../data/resources/paths'
import { BackLink } from '../../ui/layout/BackLink'
import { PageHeading } from '../../ui/layout/PageHeading'
import styles from './FormFrame.module.css'

interface FormFrameProps {
  title: string
  /** Category of the list that the back link leads to. */
  category: Category
  children: ReactNode
}

/** The frame of the form: the back link and the heading. */
export function FormFrame({ title, category, children }: FormFrameProps) {
  return (
    <div className={styles.page}>
      <BackLink to={categoryPath(category)}>Dealer Resources</BackLink>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  )
}
