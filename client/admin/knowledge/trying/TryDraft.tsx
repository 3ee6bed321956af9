/** Tests the form's content, saved or not: Whisper's answer, and whether visitors get the same. */
import { type KeyboardEvent, useRef, useState } from 'react'
import type { EntryContent } from '#shared/knowledge/rules'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import { Button } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { Modules } from '../../../ui/status/Modules'
import { LinkedText } from '../../../whisper/message/LinkedText'
import {
  faceOfAnswer,
  hasAdmitted,
  inMs,
  type Pair,
  sureness,
  wouldChange,
} from '../../common/answers'
import { Panel } from '../../ui/layout/Panel'
import styles from './TryDraft.module.css'
import { useTrial } from './useTrial'

export function TryDraft({ id, words }: { id: string; words: EntryContent }) {
  const [text, setText] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const { trial, isOutdated, ask, clear } = useTrial(id, words)
  const question = tidyMessage(text)
  const { pair, problem } = trial ?? {}

  /** The field is inside the entry's form, which Enter would submit. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (question !== '') void ask(question)
  }
  return (
    <Panel title="Try this draft" headerExtra={pair && <p>{inMs(pair.draft.why.tookMs)}</p>}>
      <div className={styles.try}>
        <input
          ref={box}
          aria-label="Ask as a visitor would"
          placeholder="Ask as a visitor would, then press Enter"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={maxMessageLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            if (tidyMessage(target.value) === '') clear()
          }}
          onKeyDown={onKeyDown}
        />
        <div role="status">
          {pair ? (
            <Said pair={pair} />
          ) : problem !== undefined ? (
            <p className={styles.problem}>{problem}</p>
          ) : (
            trial && (
              <div className={styles.said}>
                <Face emotion="thinking" still />
                <p>
                  <span className="unseen">Whisper is thinking</span>
                  <Modules />
                </p>
              </div>
            )
          )}
          {isOutdated && <p className={styles.outdated}>You’ve changed the draft since.</p>}
        </div>
        {(isOutdated || problem !== undefined) && (
          <Button
            look="line"
            size="small"
            onClick={() => {
              // The button disappears.
              box.current?.focus()
              void ask(question)
            }}
          >
            Ask again
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Said({ pair }: { pair: Pair }) {
  const { draft } = pair
  return (
    <div className={styles.said}>
      <Face emotion={faceOfAnswer(draft)} still />
      <div>
        <span className="unseen">Whisper: </span>
        <p>
          <LinkedText text={draft.text} />
        </p>
        {draft.offers.length > 0 && (
          <ul aria-label="Offers">
            {draft.offers.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
        <p className={styles.note}>
          {sureness(draft, 'Confidence')}
          {draft.why.way !== undefined && `, from the way “${draft.why.way}”`}.<br />
          {besidePublished(pair)}
        </p>
      </div>
    </div>
  )
}

function besidePublished(pair: Pair): string {
  const { text, offers } = pair.published
  if (!wouldChange(pair)) return 'Same answer as the published version.'
  if (hasAdmitted(pair.published)) return 'The published version doesn’t know.'
  const offered = offers.map(({ title }) => title).join(', ')
  return `The published version says: ${offered === '' ? text : `${text} ${offered}`}`
}
