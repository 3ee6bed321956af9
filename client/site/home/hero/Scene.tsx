/** The gate between its walls, the house behind it, and the sign, which is a button. */
import { demo } from '#shared/content/home/demo'
import styles from './Scene.module.css'

export function Scene() {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 640 304" aria-hidden="true">
        <g fill="#fff" stroke="var(--gray-600)" strokeWidth="1.5">
          <path d="M304 200h40l80 80H216z" stroke="none" />
          <path d="M304 200 216 280M344 200l80 80" fill="none" />
          <path d="M246 144h156v56H246z" />
          <path d="M236 134h176v10H236z" />
          <path d="M262 96h72v38h-72z" />
          <path d="M254 88h88v8h-88z" />
          <path d="M310 160h28v40h-28z" />
          <path
            d="M258 160h36v20h-36zM276 160v20M354 160h36v20h-36zM372 160v20M274 106h20v16h-20zM302 106h20v16h-20z"
            fill="none"
          />
        </g>
        <path d="M331 180h2" stroke="var(--gray-600)" strokeWidth="2" />
        <g fill="var(--gray-50)" stroke="var(--gray-600)" strokeWidth="1.5">
          <path d="M214 200v-40M434 200v-30" fill="none" />
          <circle cx="214" cy="140" r="24" />
          <circle cx="434" cy="152" r="20" />
        </g>
        <path d="M0 280h640" stroke="#000" strokeWidth="2" />
        <g fill="#fff" stroke="var(--gray-600)" strokeWidth="1.5">
          <path d="M-2 160h154v120H-2zM488 160h154v120H488z" />
          <path d="M-2 152h154v8H-2zM488 152h154v8H488z" />
        </g>
        <path
          d="M0 190h152M0 220h152M0 250h152M488 190h152M488 220h152M488 250h152M40 160v30M112 160v30M76 190v30M40 220v30M112 220v30M76 250v30M528 160v30M600 160v30M564 190v30M528 220v30M600 220v30M564 250v30M10 190v30M10 250v30M144 190v30M144 250v30M496 190v30M496 250v30M630 190v30M630 250v30"
          stroke="var(--hairline)"
          strokeWidth="1.5"
          fill="none"
        />
      </svg>
      <div className={`${styles.leaf} ${styles.left}`}>
        <Leaf />
      </div>
      <div className={`${styles.leaf} ${styles.right}`}>
        <Leaf />
      </div>
      <svg viewBox="0 0 640 304" aria-hidden="true">
        <path d="M152 120h40v160h-40zM448 120h40v160h-40z" />
        <rect x="146" y="108" width="52" height="12" rx="2" />
        <rect x="442" y="108" width="52" height="12" rx="2" />
        <path d="M192 156h8M192 260h8M440 156h8M440 260h8" stroke="#000" strokeWidth="6" />
        <g fill="none" stroke="#fff" strokeWidth="1.5">
          <rect x="458" y="176" width="20" height="32" rx="3" />
          <path d="M463 186h10M463 191h10" />
        </g>
        <circle className={styles.lamp} cx="468" cy="200" r="2.5" fill="#fff" />
        <path d="M468 108V72" stroke="#000" strokeWidth="3" />
        <circle cx="468" cy="70" r="4" />
        <g className={styles.waves} fill="none" stroke="#000" strokeWidth="3" strokeLinecap="round">
          <path d="M456 60a17 17 0 0 0 0 20M480 60a17 17 0 0 1 0 20" />
          <path d="M446 52a30 30 0 0 0 0 36M490 52a30 30 0 0 1 0 36" />
        </g>
        <path d="M80 140v140" stroke="#000" strokeWidth="8" />
      </svg>
      <button type="button" className={styles.sign} data-demo="sign" aria-label={demo.sign.name}>
        <svg aria-hidden="true">
          <use href="#drawing-sign" />
        </svg>
        <svg className={styles.aim} viewBox="0 0 160 208" aria-hidden="true">
          <path
            d="M2 40V16A14 14 0 0 1 16 2h24M120 2h24a14 14 0 0 1 14 14v24M158 168v24a14 14 0 0 1-14 14h-24M40 206H16a14 14 0 0 1-14-14v-24"
            fill="none"
            stroke="#000"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  )
}

function Leaf() {
  return (
    <svg aria-hidden="true">
      <use href="#drawing-leaf" />
    </svg>
  )
}
