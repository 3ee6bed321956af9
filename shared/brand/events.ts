import type { BrandAsset } from './calls'

/** Events for admins about the brand: each tagline that was changed, once it is stored. */
export interface BrandNews {
  brandAsset: (asset: BrandAsset) => void
}
