/** The cached brand assets: pushed events and call results both go in here. */
import type { QueryClient } from '@tanstack/react-query'
import { taglineIds } from '#shared/brand/assets'
import type { BrandAsset } from '#shared/brand/calls'
import type { BrandEvents } from '#shared/brand/events'
import type { Connection } from '../../../live'
import { refetch, updateCached } from '../updateCache'
import { keys } from './calls'

export function cacheAsset(queries: QueryClient, asset: BrandAsset): void {
  updateCached<readonly BrandAsset[]>(queries, keys.assets, (known) =>
    known.map((one) => (one.id === asset.id && asset.rev > one.rev ? asset : one)),
  )
  // For public pages opened later in this tab: see client/site/served.ts.
  if (asset.id === taglineIds.primary) document.documentElement.dataset.tagline = asset.value
}

export function followBrand(
  queries: QueryClient,
  connection: Pick<Connection<Record<never, never>, BrandEvents>, 'on'>,
): void {
  connection.on('brandAsset', (asset) => cacheAsset(queries, asset))
}

/** Catches up on changes missed while disconnected. */
export function refetchBrand(queries: QueryClient): void {
  refetch(queries, { queryKey: keys.assets })
}
