/** How the logo is to be used. The drawing is 7 by 7 modules of 8 units, with the name beside it. */

import type { BrandAsset } from '#shared/brand/calls'
import { company } from '#shared/company'

/** Free on every side, in modules of the mark: the width of its ring, twice. */
export const clearModules = 2
export const markModules = 7

/** By height: below these the ring and the square run together. */
export const smallest = {
  logo: { pixels: 20, millimetres: 6 },
  mark: { pixels: 16, millimetres: 4 },
} as const

export type LogoFormat = 'svg' | 'png'
export const logoFormats: readonly LogoFormat[] = ['svg', 'png']

const prefix = company.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** `visitor-access-primary-logo.svg` */
export function logoName({ id }: Pick<BrandAsset, 'id'>, format: LogoFormat): string {
  return `${prefix}-${id}.${format}`
}

export const logosZipName = `${prefix}-logos.zip`
