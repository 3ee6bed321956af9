/** Every version that dealers were given, newest first, with a link to view it. */
import { useQuery } from '@tanstack/react-query'
import { previewAddress } from '#shared/resources/addresses'
import type { Resource, Version } from '#shared/resources/records'
import { dayOf } from '../../ui/dayOf'
import { fileSize } from '../../ui/fileSize'
import { Skeleton } from '../../ui/status/Skeleton'
import { keys, resources } from '../data/resources/calls'
import { hostOf } from './labels'
import styles from './Versions.module.css'

export function Versions({ resource: { id } }: { resource: Resource }) {
  const { data, error } = useQuery({
    queryKey: [...keys.of(id), 'versions'],
    queryFn: async ({ signal }) => (await resources.versions({ id }, { signal })).versions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      {data ? (
        <ol className={styles.versions}>
          {data.map((version) => (
            <OneVersion key={version.version} id={id} version={version} />
          ))}
        </ol>
      ) : (
        !error && <Skeleton label="Loading versions" rows={1} />
      )}
      {data?.length === 0 && <p>None yet. Add a URL or a file so dealers can download it.</p>}
      {error && <p>The versions couldn’t be loaded. {error.message}</p>}
    </section>
  )
}

function OneVersion({ id, version }: { id: string; version: Version }) {
  const { version: number, at, filename, note, file, url } = version
  return (
    <li>
      <p className={styles.line}>
        <b>Version {number}</b>
        <span>{dayOf(at)}</span>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.line}>
        <a href={previewAddress(id, number)} target="_blank" rel="noopener">
          {filename}
          <span className="unseen">, version {number}, opens a new tab, not counted</span>
        </a>
        <span>{file ? fileSize(file.size) : hostOf(url)}</span>
      </p>
      {file && <p className={styles.hash}>SHA-256 {file.sha256}</p>}
    </li>
  )
}
