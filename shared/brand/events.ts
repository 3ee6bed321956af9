import type { BrandAsset } from './calls'

/** Events for admins about the brand: each changed tagline, once it is stored. */
export interface BrandEvents {
  brandAsset: (asset: BrandAsset) => void
}
