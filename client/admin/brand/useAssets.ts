import { useQuery } from '@tanstack/react-query'
import type { BrandAsset } from '#shared/brand/calls'
import { brand, keys } from '../data/brand/calls'

/** All brand assets, kept up to date by events (data/brand/cache.ts). */
export function useAssets() {
  return useQuery({
    queryKey: keys.assets,
    queryFn: async ({ signal }): Promise<readonly BrandAsset[]> =>
      (await brand.assets({}, { signal })).assets,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function ofType(
  assets: readonly BrandAsset[] | undefined,
  type: BrandAsset['type'],
): readonly BrandAsset[] {
  return assets?.filter((asset) => asset.type === type) ?? []
}
