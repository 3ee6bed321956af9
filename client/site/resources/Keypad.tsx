/** A phone's keypad. */
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

export function Keypad({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 296 396" aria-hidden="true">
      {keys.map((key, index) => {
        const x = (index % 3) * 100
        const y = Math.floor(index / 3) * 100
        return (
          <g key={key}>
            <rect x={x} y={y} width="96" height="96" rx="12" fill="var(--ink)" />
            <text
              x={x + 48}
              y={y + 60}
              textAnchor="middle"
              fontSize="36"
              fontWeight="900"
              fill="var(--paper)"
            >
              {key}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
