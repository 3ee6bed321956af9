/** An icon of Lucide's: lines of 2 on a grid of 24, beside a word or in a named button. scripts/build/icons.mjs makes them. */
import { createElement, type ReactElement, type SVGProps } from 'react'

export interface LucideProps extends SVGProps<SVGSVGElement> {
  size?: number
}

export function lucideIcon(...drawing: ReactElement[]) {
  return function LucideIcon({ size = 24, ...rest }: LucideProps) {
    const look = {
      ...{ width: size, height: size, viewBox: '0 0 24 24' },
      ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
      ...{ strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true },
    } as const
    return createElement('svg', { ...look, ...rest }, ...drawing)
  }
}
