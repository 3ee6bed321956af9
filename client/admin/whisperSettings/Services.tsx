/** The external services that help Whisper: whether configured, their progress, their problems. */
import { useQuery } from '@tanstack/react-query'
import type { WhisperServices } from '#shared/whisper/calls'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { ProgressBar } from '../../ui/status/ProgressBar'
import { keys, whisper } from '../data/whisper/calls'
import { embedsNow, embeddingsLabel, modelLabel } from './serviceLabels'

const askAgainMs = 1_000

export function Services() {
  const { data, error, refetch } = useQuery({
    queryKey: keys.services,
    queryFn: ({ signal }) => whisper.services({}, { signal }),
    refetchInterval: ({ state }) => (embedsNow(state.data?.embeddings) ? askAgainMs : false),
  })
  return (
    <>
      {error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The services couldn’t be loaded.
        </LoadFailed>
      )}
      {data && (
        <>
          <Meaning embeddings={data.embeddings} />
          <section>
            <div>
              <h3>Language model</h3>
              {data.model && <p>{data.model.name}</p>}
              <p>{modelLabel(data.model)}</p>
            </div>
          </section>
        </>
      )}
    </>
  )
}

function Meaning({ embeddings }: Pick<WhisperServices, 'embeddings'>) {
  const label = embeddingsLabel(embeddings)
  return (
    <section>
      <div>
        <h3>Semantic search</h3>
        {embeddings && <p>{embeddings.model}</p>}
        <p role={embeddings ? 'status' : undefined}>{label}</p>
      </div>
      {embeddings && embedsNow(embeddings) && (
        <ProgressBar
          label="Texts embedded"
          value={embeddings.done}
          max={embeddings.of}
          note={`${embeddings.done.toLocaleString('en-US')} of ${embeddings.of.toLocaleString('en-US')}`}
        />
      )}
    </section>
  )
}
