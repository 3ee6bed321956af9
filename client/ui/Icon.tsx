/** Icons shared by the site and the panel, on a 16-unit grid. Always next to a word or labelled. */
const paths = {
  menu: 'M1 4h14M1 8h14M1 12h14',
  close: 'm3 3 10 10M13 3 3 13',
  check: 'm3 8.5 3.5 3.5 7-8',
  alert:
    'M2.5 1h11A1.5 1.5 0 0 1 15 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 13.5v-11A1.5 1.5 0 0 1 2.5 1zM8 4v5M8 10.8v1.4',
  back: 'M10 2 4 8l6 6',
  next: 'm6 4 4 4-4 4',
  person: 'M8 1.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6M2.5 14.5a5.5 5.5 0 0 1 11 0',
  down: 'M8 2v11M3 8.5 8 13l5-4.5',
} as const

export function Icon({ name, size = 16 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth={size > 20 ? 1.4 : 1.8} />
    </svg>
  )
}
