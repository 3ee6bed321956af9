/** The price laid out as a QR code: three finder patterns, with the figures as the data. */
import { mark } from '#shared/brand/mark'
import type { residential } from '#shared/content/residential'

interface PriceBadgeProps {
  words: typeof residential.offer.badge
  className?: string | undefined
}

const corners = [
  [32, 32],
  [320, 32],
  [32, 320],
] as const

export function PriceBadge({ words, className }: PriceBadgeProps) {
  const { before, amount, after, monthly } = words
  const [first, ...rest] = before.split(' ')
  const [sum, unit] = monthly.split('/')
  return (
    <svg
      className={className}
      viewBox="0 0 480 480"
      role="img"
      aria-label={`${before} ${amount} ${after}, ${monthly}`}
    >
      <rect width="480" height="480" rx="32" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${128 / 56})`} fill="#fff">
          <path d="M10 0h36a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H10A10 10 0 0 1 0 46V10A10 10 0 0 1 10 0zm0 8a2 2 0 0 0-2 2v36c0 1.1.9 2 2 2h36a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2z" />
          <rect {...mark.square} />
        </g>
      ))}
      <g fill="#fff" textAnchor="middle">
        <g fontSize="24" fontWeight="300">
          <text x="240" y="88">
            {first}
          </text>
          <text x="240" y="120">
            {rest.join(' ')}
          </text>
        </g>
        <text x="240" y="298" fontSize="164" fontWeight="900" letterSpacing="-5">
          <tspan fontSize="72" dy="-52">
            {amount.slice(0, 1)}
          </tspan>
          <tspan dx="8" dy="52">
            {amount.slice(1)}
          </tspan>
        </text>
      </g>
      <g fill="#fff">
        <g fontSize="24" fontWeight="300">
          <text x="192" y="345">
            {after}
          </text>
        </g>
        <text x="191" y="406" fontSize="40" fontWeight="900" letterSpacing="-.5">
          {sum}
          <tspan fontSize="24" fontWeight="300" letterSpacing="0">
            /{unit}
          </tspan>
        </text>
      </g>
    </svg>
  )
}
