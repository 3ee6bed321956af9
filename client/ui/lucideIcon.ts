/** A Lucide icon: 2-unit lines on a 24-unit grid. scripts/build/icons.mjs generates its calls. */
import { createElement, type ReactElement, type SVGProps } from 'react'

export interface LucideProps extends SVGProps<SVGSVGElement> {
  size?: number
}

export function lucideIcon(...drawing: ReactElement[]) {
  return function LucideIcon({ size = 24, ...rest }: LucideProps) {
    const look = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    } as const
    return createElement('svg', { ...look, ...rest }, ...drawing)
  }
}
