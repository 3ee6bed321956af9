/** Rules for the logo. The mark is 7 by 7 modules of 8 units, with the name beside it. */

import type { BrandAsset } from '#shared/brand/calls'
import { company } from '#shared/company'

/** Clear space on every side, in modules: two, each as wide as the mark's ring. */
export const clearModules = 2
export const markModules = 7

/** Minimum heights: below these, the ring and the square blur together. */
export const smallest = {
  logo: { pixels: 20, millimeters: 6 },
  mark: { pixels: 16, millimeters: 4 },
} as const

export type LogoFormat = 'svg' | 'png'
export const logoFormats: readonly LogoFormat[] = ['svg', 'png']

const prefix = company.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** `visitor-access-primary-logo.svg` */
export function logoName({ id }: Pick<BrandAsset, 'id'>, format: LogoFormat): string {
  return `${prefix}-${id}.${format}`
}

export const logosZipName = `${prefix}-logos.zip`
