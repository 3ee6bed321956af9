import { mark } from '#shared/brand/mark'
import { Ring } from './Ring'

export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      <Ring />
      <rect {...mark.square} fill="currentColor" />
    </svg>
  )
}
