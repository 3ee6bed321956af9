/** Save and print, whatever the answer. Printing needs a script and is hidden without one. */
import styles from './AnswerFoot.module.css'

const paths = {
  save: 'M8 1.5v8.5M4.5 7 8 10.5 11.5 7M2 11v3h12v-3',
  print: 'M4.5 5.5v-4h7v4M4.5 11.5H2v-6h12v6h-2.5M4.5 9h7v5.5h-7z',
} as const

export function AnswerFoot() {
  return (
    <div className={styles.foot}>
      <a href="?file=pdf" download>
        <Sign name="save" /> Save PDF
      </a>
      <button type="button" data-print>
        <Sign name="print" /> Print
      </button>
    </div>
  )
}

function Sign({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  )
}
