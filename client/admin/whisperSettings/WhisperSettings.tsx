/** The panel's Settings tab (specification, section 2). */
import { useId } from 'react'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { useVisibility } from '../common/visibility/useVisibility'
import { VisibilityToggle } from '../common/visibility/VisibilityToggle'
import { KeysToggle } from '../ui/keys/KeysToggle'
import { OpeningForm } from './OpeningForm'
import { Services } from './Services'
import styles from './WhisperSettings.module.css'

export function WhisperSettings() {
  const id = useId()
  const { error, refetch } = useVisibility()
  return (
    <div className={styles.settings}>
      <h2>Whisper Settings</h2>
      {error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The settings couldn’t be loaded.
        </LoadFailed>
      )}
      <section>
        <div>
          <h3>Whisper Visibility</h3>
          <p id={`${id}-visibility`}>Toggle whether Whisper is visible on the main site</p>
        </div>
        <VisibilityToggle describedBy={`${id}-visibility`} />
      </section>
      <section>
        <div>
          <h3>Keyboard shortcuts</h3>
          <p id={`${id}-keys`}>J, K, N, T, 1, 2, 3 and / in Live Chats. Saved in this browser.</p>
        </div>
        <KeysToggle describedBy={`${id}-keys`} />
      </section>
      <OpeningForm />
      <Services />
    </div>
  )
}
