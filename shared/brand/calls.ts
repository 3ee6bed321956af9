import { z } from 'zod'
import { calls } from '../contract'
import { brandAddresses } from './addresses'
import { assetTypes } from './assets'
import { taglineLimit, taglineProblem, tidyTagline } from './rules'

const Revision = z.number().int().min(0)

/** Specification, section 3, brand asset. `rev` counts its changes; 0 is the default. */
export const BrandAsset = z.object({
  id: z.string(),
  type: z.enum(assetTypes),
  name: z.string(),
  value: z.string(),
  description: z.string(),
  rev: Revision,
})
export type BrandAsset = z.infer<typeof BrandAsset>

export const Tagline = z
  .string()
  .max(taglineLimit * 4)
  .transform(tidyTagline)
  .superRefine((text, context) => {
    const message = taglineProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const brandCalls = calls(brandAddresses, {
  /** In the specification's order. */
  assets: { access: 'admin', reply: z.object({ assets: z.array(BrandAsset) }) },
  /**
   * `rev`: the revision that was edited. Errors: conflict (changed since, and left as it is);
   * not-found (no such tagline).
   */
  saveTagline: {
    access: 'admin',
    body: z.strictObject({ value: Tagline, rev: Revision }),
    reply: BrandAsset,
  },
})
