/** The Resources tab: what Whisper may read. Files that become drafts, and the site's own pages. */
import { FilesPanel } from './files/FilesPanel'
import { SitePages } from './pages/SitePages'
import styles from './Resources.module.css'
import { Review } from './review/Review'
import { useDesk } from './useDesk'

export function Resources() {
  const { desk, ...now } = useDesk()
  return (
    <div className={styles.resources}>
      <div className={styles.files}>
        <FilesPanel desk={desk} now={now} />
        <Review desk={desk} now={now} />
      </div>
      <SitePages />
    </div>
  )
}
