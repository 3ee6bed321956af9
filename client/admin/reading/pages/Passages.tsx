/** A page's passages as Whisper would say them, with the links to their place. */
import { LoadFailed } from '../../../ui/status/LoadFailed'
import styles from './SitePages.module.css'
import { usePassages } from './usePages'

export function Passages({ path }: { path: string }) {
  const { data, error, refetch } = usePassages(path)
  if (error) {
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The passages couldn’t be loaded.
      </LoadFailed>
    )
  }
  return (
    <ul className={styles.passages} aria-label="Passages" aria-busy={!data}>
      {data?.map(({ url, title, text }) => (
        <li key={`${url} ${text}`}>
          <p>{text}</p>
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
