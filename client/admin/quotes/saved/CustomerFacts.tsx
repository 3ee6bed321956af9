/** Who the quote is for and where it is installed, read-only. */
import type { ReactNode } from 'react'
import type { Revision } from '#shared/quotes/records'
import { Panel } from '../../ui/layout/Panel'
import { mailTo } from '../../ui/mailTo'
import styles from './Facts.module.css'

export function CustomerFacts({
  revision,
  headerExtra,
}: {
  revision: Revision
  headerExtra: ReactNode
}) {
  const { customer, company, email, phone, site, preparedBy, notes } = revision
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Customer', customer],
    ['Company', company],
    ['E-mail', email && <a href={mailTo(email)}>{email}</a>],
    ['Phone', phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    ['Site', site],
    ['Prepared by', preparedBy],
    ['Notes', notes],
  ]
  const given = facts.filter(([, value]) => value !== '')
  return (
    <Panel title="Customer and site" headerExtra={headerExtra}>
      {given.length === 0 ? (
        <p className={styles.none}>No customer named.</p>
      ) : (
        <dl className={styles.facts}>
          {given.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
