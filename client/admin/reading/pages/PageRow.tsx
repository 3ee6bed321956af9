/** One page: its passages, when they were read, who switched it and when, and the switch. */
import { useState } from 'react'
import type { SitePage } from '#shared/whisper/pageCalls'
import { Button } from '../../../ui/Button'
import { Toggle } from '../../../ui/forms/Toggle'
import { useChangeGuard } from '../../common/changeGuard/useChangeGuard'
import { countOf } from '../../ui/countText'
import { Passages } from './Passages'
import styles from './SitePages.module.css'

interface PageRowProps {
  page: SitePage
  /** When it was read, if it is on. */
  indexed: string
  moment: (at: number) => string
  onSwitch: (isOn: boolean) => void
}

export function PageRow({ page, indexed, moment, onSwitch }: PageRowProps) {
  const { path, title, passages, isOn, switched } = page
  const [isOpen, setIsOpen] = useState(false)
  const { mayChange, question } = useChangeGuard()
  /** During the confirmation, the switch shows the requested state. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function change(to: boolean) {
    setWanted(to)
    if (await mayChange({ action: 'switch', pages: [{ path, isOn: to }] })) onSwitch(to)
    setWanted(null)
  }
  return (
    <li className={styles.page}>
      <div className={styles.what}>
        <h3>
          <a href={path} target="_blank" rel="noreferrer">
            {title}
          </a>{' '}
          <span>{path}</span>
        </h3>
        <p>
          {countOf(passages, 'passage')}, {isOn ? indexed : 'not read'}
        </p>
        {switched && (
          <p>
            Switched {moment(switched.at)} by{' '}
            {switched.isYou ? 'you' : `the admin who signed in ${moment(switched.signedInAt)}`}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Toggle
          label={`Whisper reads ${title}`}
          on={wanted ?? isOn}
          words={['On', 'Off']}
          onChange={change}
        />
        <Button
          look="line"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close passages' : 'Passages'} of ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Passages'}
        </Button>
      </div>
      {isOpen && <Passages path={path} />}
      {question}
    </li>
  )
}
