/** The size of a sign, in inches. */
export interface Size {
  width: number
  height: number
}

export const kinds = [
  { id: 'vinyl', name: 'Vinyl sign' },
  { id: 'enclosure', name: 'Enclosure' },
] as const
export type Kind = (typeof kinds)[number]['id']

/** The first is the default. Enclosures are sold with doors in these sizes. */
export const standardSizes: Readonly<Record<Kind, readonly Size[]>> = {
  vinyl: [
    { width: 12, height: 18 },
    { width: 18, height: 12 },
    { width: 9, height: 12 },
    { width: 12, height: 12 },
    { width: 18, height: 24 },
    { width: 24, height: 18 },
  ],
  enclosure: [
    { width: 8, height: 10 },
    { width: 6, height: 8 },
    { width: 10, height: 12 },
    { width: 12, height: 14 },
    { width: 10, height: 8 },
  ],
}

export const sizeLimits = { shortest: 4, longest: 48, ratio: 3 } as const

/** '12 × 18 in' */
export function sizeName({ width, height }: Size): string {
  return `${width} × ${height} in`
}

/** Parses a side as typed; null if it can't be made. */
export function sideOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(text)) return null
  const side = Number(text)
  return side >= sizeLimits.shortest && side <= sizeLimits.longest ? side : null
}

export function isTooSlim({ width, height }: Size): boolean {
  return Math.max(width, height) > sizeLimits.ratio * Math.min(width, height)
}
