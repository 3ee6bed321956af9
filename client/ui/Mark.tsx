/** The company's mark: the finder pattern of a QR code, 7 by 7 modules of 8 units. */
import { Ring } from './Ring'

export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 56" aria-hidden="true">
      <Ring />
      <rect x="16" y="16" width="24" height="24" rx="3" fill="currentColor" />
    </svg>
  )
}
