/** Drawings used more than once on the home page: `<use href="#drawing-sign" />`. */
import { company } from '#shared/company'
import { demo } from '#shared/content/home/demo'
import styles from './Drawings.module.css'

export function Drawings() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      <symbol id="drawing-qr" viewBox="0 0 21 21">
        <path fill="currentColor" shapeRendering="crispEdges" d={qrModules} />
      </symbol>
      <symbol id="drawing-sign" viewBox="0 0 160 208">
        <rect x="2" y="2" width="156" height="204" rx="10" className={styles.plate} />
        <g fill="none" stroke="#000" strokeWidth="1.5">
          <circle cx="13" cy="13" r="3.5" />
          <circle cx="147" cy="13" r="3.5" />
          <circle cx="13" cy="195" r="3.5" />
          <circle cx="147" cy="195" r="3.5" />
          <path d="m10.5 15.5 5-5m129 5 5-5m-139 187 5-5m129 5 5-5" />
        </g>
        <use href="#drawing-qr" x="27" y="26" width="106" height="106" color="#000" />
        <g textAnchor="middle" fill="#000">
          <text x="80" y="160" fontSize="15" fontWeight="700">
            {demo.sign.text}
          </text>
          <text x="80" y="184" fontSize="18" fontWeight="900">
            {company.quotePhone.replaceAll('-', ' ')}
          </text>
        </g>
      </symbol>
      <symbol id="drawing-leaf" viewBox="0 0 128 136">
        <path d="M4 2v132M124 2v132" stroke="currentColor" strokeWidth="4" />
        <path d="M2 3h124M2 133h124" stroke="currentColor" strokeWidth="6" />
        <path d="M2 24h124M2 112h124" stroke="currentColor" strokeWidth="3" />
        <path
          d="M18.5 3v130M33 3v130M47.5 3v130M62 3v130M76.5 3v130M91 3v130M105.5 3v130"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <rect x="92" y="32" width="36" height="72" rx="4" className={styles.leafPlate} />
        <path
          d="M128 40h-18a10 10 0 0 0-10 10v36a10 10 0 0 0 10 10h18v-8h-18a2 2 0 0 1-2-2v-36a2 2 0 0 1 2-2h18zM128 56h-9a3 3 0 0 0-3 3v18a3 3 0 0 0 3 3h9z"
          fill="currentColor"
        />
      </symbol>
    </svg>
  )
}

/** A QR code as a path, 21 modules of 1 unit per side. Decorative: it leads nowhere. */
const qrModules =
  'M0 0h7v1h-7zM8 0h2v1h-2zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h1v1h-1zM10 2h3v1h-3zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM12 3h1v1h-1zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h3v1h-3zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h7v1h-7zM9 7h2v1h-2zM0 8h4v1h-4zM6 8h1v1h-1zM8 8h1v1h-1zM10 8h1v1h-1zM12 8h2v1h-2zM16 8h3v1h-3zM20 8h1v1h-1zM1 9h1v1h-1zM3 9h2v1h-2zM9 9h2v1h-2zM13 9h1v1h-1zM15 9h1v1h-1zM19 9h1v1h-1zM1 10h7v1h-7zM9 10h2v1h-2zM13 10h3v1h-3zM19 10h2v1h-2zM0 11h2v1h-2zM4 11h1v1h-1zM7 11h1v1h-1zM9 11h1v1h-1zM12 11h1v1h-1zM17 11h3v1h-3zM1 12h1v1h-1zM4 12h3v1h-3zM8 12h1v1h-1zM10 12h1v1h-1zM13 12h1v1h-1zM16 12h2v1h-2zM20 12h1v1h-1zM8 13h1v1h-1zM12 13h3v1h-3zM18 13h3v1h-3zM0 14h7v1h-7zM9 14h1v1h-1zM11 14h3v1h-3zM15 14h1v1h-1zM17 14h1v1h-1zM0 15h1v1h-1zM6 15h1v1h-1zM12 15h1v1h-1zM17 15h4v1h-4zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM10 16h1v1h-1zM16 16h2v1h-2zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM8 17h1v1h-1zM10 17h1v1h-1zM13 17h1v1h-1zM15 17h5v1h-5zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM8 18h8v1h-8zM18 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h4v1h-4zM14 19h3v1h-3zM0 20h7v1h-7zM8 20h3v1h-3zM14 20h3v1h-3zM18 20h2v1h-2z'
