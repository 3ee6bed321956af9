import type { BrandAsset } from './calls'

/** What admins are told of the brand: each tagline that was changed, once it is stored. */
export interface BrandNews {
  brandAsset: (asset: BrandAsset) => void
}
