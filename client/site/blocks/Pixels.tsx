/** A picture made of modules, like a QR code: rows of '#' and '.', as wide as the first row. */
interface PixelsProps {
  rows: readonly string[]
  className?: string | undefined
}

export function Pixels({ rows, className }: PixelsProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(rows)} fill="currentColor" />
    </svg>
  )
}

/** One rectangle per run of modules in a row. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
}
