/** The panel's control area: Whisper's visibility, the connection's state, and visitors in chat. */
import { LiveDot } from '../../../ui/status/LiveDot'
import { VisibilityToggle } from '../../common/visibility/VisibilityToggle'
import { useFeed } from '../../data/live/LiveProvider'
import { useIsAdmin } from '../../data/team/team'
import { useObservable } from '../../ui/observable'
import styles from './Controls.module.css'

export function Controls() {
  const feed = useFeed()
  const isAdmin = useIsAdmin()
  const { word } = useObservable(feed.liveness.now)
  const presence = useObservable(feed.presence)
  return (
    <div className={styles.controls}>
      {isAdmin && (
        <div>
          <VisibilityToggle />
        </div>
      )}
      <span role="status">{word && <LiveDot state={word} />}</span>
      <span>
        <b>{presence ? presence.visitors.toLocaleString('en-US') : '…'}</b> in chat now
      </span>
    </div>
  )
}
