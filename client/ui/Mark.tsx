/** The company's mark: the finder pattern of a QR code, 7 by 7 modules of 8 units. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 56" aria-hidden="true">
      <rect
        x="4"
        y="4"
        width="48"
        height="48"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
      />
      <rect x="16" y="16" width="24" height="24" rx="3" fill="currentColor" />
    </svg>
  )
}
