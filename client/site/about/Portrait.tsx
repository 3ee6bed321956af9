/** A person's initials inside the mark's square ring. */
import { Ring } from '../../ui/face/Ring'

export function Portrait({ name, className }: { name: string; className?: string | undefined }) {
  const initials = name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
  return (
    <svg className={className} viewBox="0 0 56 56" aria-hidden="true">
      <Ring />
      <text x="28" y="34.5" textAnchor="middle" fontSize="18" fontWeight="900" fill="currentColor">
        {initials}
      </text>
    </svg>
  )
}
