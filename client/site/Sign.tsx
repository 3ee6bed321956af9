/** Drawing of the sign at the gate, with the QR code and number that a visitor scans or dials. */
import { company } from '#shared/company'
import qr from './qr.svg'

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
      <image href={qr} x="27" y="26" width="106" height="106" />
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
