/** A traditional call box on its post, in thin gray lines: the thing that a sign replaces. */
const keys = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => [46 + 26 * column, 104 + 24 * row] as const),
)

export function CallBox({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 208" aria-hidden="true">
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="2">
        <path d="M80 184v24M16 207h128" />
        <rect x="28" y="16" width="104" height="168" rx="6" fill="var(--paper)" />
        <path d="M22 16a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v14H22z" fill="var(--paper)" />
        <rect x="44" y="42" width="72" height="24" rx="2" />
        <path d="M50 50h30M50 58h44M50 80h60M50 86h60M50 92h60" />
        {keys.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="16" height="16" rx="2" />
        ))}
      </g>
    </svg>
  )
}
