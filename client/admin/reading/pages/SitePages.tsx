/** The site's own pages: what Whisper reads of each, with a switch. */
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { companyTime } from '../../ui/companyTime'
import { Section } from '../../ui/layout/Section'
import { PageRow } from './PageRow'
import styles from './SitePages.module.css'
import { usePages } from './usePages'

export function SitePages() {
  const { data, error, refetch, switchPage } = usePages()
  const { moment } = companyTime(data?.timeZone ?? 'UTC')
  const on = data?.pages.filter(({ isOn }) => isOn).length ?? 0
  return (
    <Section
      title="Pages of this site"
      headerExtra={
        data && (
          <span className={styles.count}>
            {on} of {data.pages.length} on
          </span>
        )
      }
    >
      <p className={styles.about}>
        Whisper answers from them and links to them. A switch takes effect with the next answer.
      </p>
      {!data && error && (
        <div className={styles.inset}>
          <LoadFailed error={error} onRetry={() => refetch()}>
            The pages couldn’t be loaded.
          </LoadFailed>
        </div>
      )}
      {!data && !error && <Skeleton label="Loading the pages" rows={4} />}
      {data && (
        <ul>
          {data.pages.map((page) => (
            <PageRow
              key={page.path}
              page={page}
              indexed={
                data.readAt === null ? 'read with the next question' : `read ${moment(data.readAt)}`
              }
              moment={moment}
              onSwitch={(isOn) => switchPage({ path: page.path, isOn })}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
