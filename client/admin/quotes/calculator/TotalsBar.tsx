/** On a phone, keeps the amount due visible while items change; the totals are further down. */
import type { Due } from '#shared/quotes/rules'
import { money } from '#shared/quotes/rules'
import { useMedia } from '../../ui/useMedia'
import styles from './TotalsBar.module.css'

export function TotalsBar({ due: { once, monthly } }: { due: Due }) {
  const isNarrow = useMedia('(max-width: 42.5em)')
  if (!isNarrow) return null
  return (
    <p className={styles.bar}>
      Due <b>${money(once)}</b> once
      {monthly > 0 && (
        <>
          {' '}
          and <b>${money(monthly)}</b> per month
        </>
      )}
    </p>
  )
}
