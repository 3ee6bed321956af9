/** The Resources tab: what Whisper may read. Files that become drafts, and the site's own pages. */
import { FilesPanel } from './files/FilesPanel'
import { SitePages } from './pages/SitePages'
import styles from './Resources.module.css'
import { Review } from './review/Review'
import { useDesk } from './useDesk'

export function Resources() {
  const { desk, ...now } = useDesk()
  return (
    <div className={styles.resources} data-reviewing={now.drafts.length > 0 || undefined}>
      <FilesPanel desk={desk} now={now} />
      <SitePages />
      <Review desk={desk} now={now} />
    </div>
  )
}
