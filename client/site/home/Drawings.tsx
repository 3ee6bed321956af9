/** Drawings used more than once on the home page: `<use href="#drawing-sign" />`. */
import { company } from '#shared/company'
import { demo } from '#shared/content/home/demo'
import styles from './Drawings.module.css'
import { qrModules } from './qrModules'

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
