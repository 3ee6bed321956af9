/** A QR code between the corners of a camera's viewfinder. */
import qr from '../qr.svg'

export function Viewfinder({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 37 37" aria-hidden="true">
      <path
        d="M1 10V3a2 2 0 0 1 2-2h7M27 1h7a2 2 0 0 1 2 2v7M36 27v7a2 2 0 0 1-2 2h-7M10 36H3a2 2 0 0 1-2-2v-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <image href={qr} x="8" y="8" width="21" height="21" />
    </svg>
  )
}
