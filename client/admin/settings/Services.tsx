/** The operator's services that help Whisper: whether they are set, how far they are, what is wrong. */
import { useQuery } from '@tanstack/react-query'
import type { WhisperServices } from '#shared/whisper/calls'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { ProgressBar } from '../../ui/ProgressBar'
import { keys, whisper } from '../data/settings/calls'
import { embedsNow, meaningWords, modelWords } from './serviceWords'

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
        <Notice
          tone="error"
          action={
            <Button look="line" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          The services couldn’t be loaded. {error.message}
        </Notice>
      )}
      {data && (
        <>
          <Meaning embeddings={data.embeddings} />
          <section>
            <div>
              <h3>Language model</h3>
              {data.model && <p>{data.model.name}</p>}
              <p>{modelWords(data.model)}</p>
            </div>
          </section>
        </>
      )}
    </>
  )
}

function Meaning({ embeddings }: Pick<WhisperServices, 'embeddings'>) {
  const words = meaningWords(embeddings)
  return (
    <section>
      <div>
        <h3>Meaning</h3>
        {embeddings && <p>{embeddings.model}</p>}
        <p role={embeddings ? 'status' : undefined}>{words}</p>
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
