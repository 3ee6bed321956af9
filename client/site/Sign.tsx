/** The sign at the gate, drawn: the QR code and the number that a visitor scans or dials. */
import { company } from '#shared/company'

const modules =
  'M0 0h7v1h-7zM8 0h2v1h-2zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h1v1h-1zM10 2h3v1h-3zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM12 3h1v1h-1zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h3v1h-3zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h7v1h-7zM9 7h2v1h-2zM0 8h4v1h-4zM6 8h1v1h-1zM8 8h1v1h-1zM10 8h1v1h-1zM12 8h2v1h-2zM16 8h3v1h-3zM20 8h1v1h-1zM1 9h1v1h-1zM3 9h2v1h-2zM9 9h2v1h-2zM13 9h1v1h-1zM15 9h1v1h-1zM19 9h1v1h-1zM1 10h7v1h-7zM9 10h2v1h-2zM13 10h3v1h-3zM19 10h2v1h-2zM0 11h2v1h-2zM4 11h1v1h-1zM7 11h1v1h-1zM9 11h1v1h-1zM12 11h1v1h-1zM17 11h3v1h-3zM1 12h1v1h-1zM4 12h3v1h-3zM8 12h1v1h-1zM10 12h1v1h-1zM13 12h1v1h-1zM16 12h2v1h-2zM20 12h1v1h-1zM8 13h1v1h-1zM12 13h3v1h-3zM18 13h3v1h-3zM0 14h7v1h-7zM9 14h1v1h-1zM11 14h3v1h-3zM15 14h1v1h-1zM17 14h1v1h-1zM0 15h1v1h-1zM6 15h1v1h-1zM12 15h1v1h-1zM17 15h4v1h-4zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM10 16h1v1h-1zM16 16h2v1h-2zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM8 17h1v1h-1zM10 17h1v1h-1zM13 17h1v1h-1zM15 17h5v1h-5zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM8 18h8v1h-8zM18 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h4v1h-4zM14 19h3v1h-3zM0 20h7v1h-7zM8 20h3v1h-3zM14 20h3v1h-3zM18 20h2v1h-2z'

export function Sign({ className }: { className?: string | undefined }) {
  const number = company.quotePhone.replaceAll('-', ' ')
  return (
    <svg
      className={className}
      viewBox="0 0 160 208"
      role="img"
      aria-label={`A sign with a QR code: scan or dial ${number}`}
    >
      <rect
        x="2"
        y="2"
        width="156"
        height="204"
        rx="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
      />
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="13" cy="13" r="3.5" />
        <circle cx="147" cy="13" r="3.5" />
        <circle cx="13" cy="195" r="3.5" />
        <circle cx="147" cy="195" r="3.5" />
        <path d="m10.5 15.5 5-5m129 5 5-5m-139 187 5-5m129 5 5-5" />
      </g>
      <g transform="translate(27 26) scale(5.0476)" shapeRendering="crispEdges">
        <path d={modules} fill="currentColor" />
      </g>
      <g textAnchor="middle" fill="currentColor">
        <text x="80" y="160" fontSize="15" fontWeight="700">
          Scan or dial
        </text>
        <text x="80" y="184" fontSize="18" fontWeight="900">
          {number}
        </text>
      </g>
    </svg>
  )
}
