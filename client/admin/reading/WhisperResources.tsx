/** The Resources tab: what Whisper may read. Files that become drafts, and the site's own pages. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { knowledge } from '../data/knowledge/calls'
import { teamQuery } from '../data/team/team'
import { useObservable } from '../ui/observable'
import { FileDesk, type Known } from './FileDesk'
import { FilesPanel } from './files/FilesPanel'
import { SitePages } from './pages/SitePages'
import { persistDesk } from './persistDesk'
import { Review } from './review/Review'
import styles from './WhisperResources.module.css'

export function WhisperResources() {
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

/** One desk per admin area, created when the tab first opens and dropped on signing out. */
const desks = new WeakMap<QueryClient, FileDesk>()

function useDesk() {
  const queries = useQueryClient()
  const desk = desks.get(queries) ?? newDesk(queries)
  desks.set(queries, desk)
  return { desk, ...useObservable(desk.now) }
}

function newDesk(queries: QueryClient): FileDesk {
  const desk = new FileDesk(knownEntries)
  // It isn't stored until its owner is known.
  queries
    .ensureQueryData(teamQuery)
    .then(({ me }) => persistDesk(desk, me))
    .catch(() => {})
  return desk
}

async function knownEntries(): Promise<Known[]> {
  const { text } = await knowledge.export({ format: 'json' })
  return JSON.parse(text)
}
