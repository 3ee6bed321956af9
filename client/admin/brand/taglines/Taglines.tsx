/** Taglines & Slogans: each as shown on the site, edited in place. */
import type { BrandAsset } from '#shared/brand/calls'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { Chapter } from '../Chapter'
import { part } from '../parts'
import { ofType, useAssets } from '../useAssets'
import { Tagline } from './Tagline'
import styles from './Taglines.module.css'

export function Taglines() {
  const { data, error, refetch } = useAssets()
  return (
    <Chapter {...part('taglines')}>
      {data ? (
        <ul className={styles.taglines}>
          {ofType(data, 'tagline').map((asset: BrandAsset) => (
            <Tagline key={asset.id} asset={asset} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The taglines couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="The taglines are loading" rows={2} />
      )}
    </Chapter>
  )
}
