/** /admin/pricing: items of the price list become a quote, as a PDF for dealers or for the customer. */
import { useState } from 'react'
import { written } from '#shared/content/written'
import { setQuantity } from '#shared/quotes/rules'
import { LoadFailed } from '../../ui/LoadFailed'
import { Skeleton } from '../../ui/Skeleton'
import { PageHeading } from '../frame/PageHeading'
import { useValue } from '../value'
import { CataloguePanel } from './CataloguePanel'
import { changeDraft, draft } from './draft'
import styles from './PricingPage.module.css'
import { SelectedItems } from './SelectedItems'
import { Totals } from './Totals'
import { useCatalogue } from './useCatalogue'

export function PricingPage() {
  const { data: catalogue, error, refetch } = useCatalogue()
  const selection = useValue(draft)
  const [said, setSaid] = useState('')

  function set(id: string, quantity: number) {
    changeDraft((before) => setQuantity(before, id, quantity))
    const name = catalogue?.items.find((item) => item.id === id)?.name
    if (name) setSaid(quantity === 0 ? `${name} removed` : `${name}: ${quantity} selected`)
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading>Pricing Calculator</PageHeading>
        {catalogue && (
          <p>
            Price list {catalogue.version} of {written(catalogue.since)}
          </p>
        )}
        <span className="unseen" role="status">
          {said}
        </span>
      </header>
      {catalogue ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <CataloguePanel items={catalogue.items} selection={selection} onSet={set} />
            <SelectedItems items={catalogue.items} selection={selection} onSet={set} />
          </div>
          <Totals catalogue={catalogue} selection={selection} />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The price list could not be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="The price list is loading" rows={4} />
      )}
    </div>
  )
}
