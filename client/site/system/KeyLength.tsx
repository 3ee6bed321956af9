/** The length of a key, drawn as one square per bit. */
interface KeyLengthProps {
  /** Squares per side. */
  side: number
  className?: string | undefined
}

const module = 8

export function KeyLength({ side, className }: KeyLengthProps) {
  const id = `bits-${side}`
  const size = side * module
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <pattern id={id} width={module} height={module} patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="6" height="6" rx="1" fill="currentColor" />
      </pattern>
      <rect width={size} height={size} fill={`url(#${id})`} />
    </svg>
  )
}
