/** What Whisper would answer with the words as they are in the form, stored or not. */
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Words } from '#shared/knowledge/rules'
import { limits } from '#shared/training/limits'
import { ApiError } from '../../../errors'
import { Face } from '../../../ui/Face'
import { Modules } from '../../../ui/Modules'
import { Linked } from '../../../whisper/Linked'
import { faceOfAnswer, type Pair, sureness, wouldChange } from '../../common/answers'
import { training } from '../../data/training/calls'
import { Panel } from '../../ui/Panel'
import styles from './TryDraft.module.css'

export function TryDraft({ id, words }: { id: string; words: Words }) {
  const [question, setQuestion] = useState('')
  const trying = useMutation({
    mutationFn: (asked: string) => training.ask({ question: asked, entry: { id, words } }),
  })

  function askOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Else it would save the form that it stands in.
    event.preventDefault()
    if (question.trim() !== '') trying.mutate(question)
  }

  const { data, error } = trying
  return (
    <Panel
      title="Try this draft"
      beside={data && <span className={styles.took}>{inMs(data.draft.why.tookMs)}</span>}
    >
      <div className={styles.try}>
        <input
          aria-label="Ask as a visitor would"
          placeholder="Ask as a visitor would"
          maxLength={limits.question}
          enterKeyHint="send"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={askOnEnter}
        />
        <div aria-live="polite">
          {trying.isPending && (
            <p>
              <span className="unseen">Whisper is thinking</span>
              <Modules />
            </p>
          )}
          {data && <Tried {...data} />}
          {error && <p className={styles.meta}>{problemOf(error)}</p>}
        </div>
      </div>
    </Panel>
  )
}

function Tried({ draft, published }: Pair) {
  return (
    <div className={styles.answer}>
      <Face emotion={faceOfAnswer(draft)} still />
      <div>
        <p>
          <span className="unseen">Whisper: </span>
          <Linked text={draft.text} />
        </p>
        {draft.offers.length > 0 && (
          <ul className={styles.offers} aria-label="Offers">
            {draft.offers.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
        <p className={styles.meta}>
          {sureness(draft)}
          {draft.why.way !== undefined && `, from the way “${draft.why.way}”`}.{' '}
          {wouldChange({ draft, published })
            ? `Published, Whisper says: “${published.text}”`
            : 'The published version answers the same.'}
        </p>
      </div>
    </div>
  )
}

const inMs = (ms: number) => `${Math.max(1, Math.round(ms)).toLocaleString('en-US')} ms`

function problemOf(error: Error): string {
  const isIncomplete = error instanceof ApiError && error.code === 'invalid'
  if (isIncomplete) return 'Fill in the title and a text first.'
  return `Whisper couldn’t be asked. ${error.message}`
}
