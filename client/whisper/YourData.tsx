/** What the visitor can do with what they said: take it with them, or ask to have it erased. */
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button'
import { chatApi } from './calls'
import type { Chat } from './chat'
import { Erasures } from './Erasures'
import { saveText } from './saveText'
import type { View } from './view'
import styles from './YourData.module.css'

interface YourDataProps {
  chat: Chat
  view: View
  onDone: () => void
}

export function YourData({ chat, view, onDone }: YourDataProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isEmpty = view.messages.length === 0 && view.unsent.length === 0

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.data}>
      <h3>Your data</h3>
      <Part title="Download">
        <p>Everything you and Whisper said in this conversation, as a text file.</p>
        <Button
          look="line"
          disabled={isBusy || view.messages.length === 0}
          onClick={() =>
            run(async () => {
              const { filename, text } = await chatApi.transcript()
              saveText(filename, text)
            })
          }
        >
          Download this conversation
        </Button>
      </Part>
      <Part title="Erase">
        <p>
          The conversation is gone here at once. Once an administrator has approved, its words are
          gone everywhere.
        </p>
        {isAsking ? (
          <fieldset className={styles.sure}>
            <legend>Erase this conversation? This cannot be undone.</legend>
            <Button
              disabled={isBusy}
              onClick={() =>
                run(async () => {
                  await chat.erase()
                  setAsking(false)
                  onDone()
                })
              }
            >
              Erase
            </Button>
            <Button look="line" disabled={isBusy} onClick={() => setAsking(false)}>
              Keep
            </Button>
          </fieldset>
        ) : (
          <Button look="line" disabled={isBusy || isEmpty} onClick={() => setAsking(true)}>
            Erase this conversation
          </Button>
        )}
      </Part>
      {isEmpty && <p className={styles.empty}>There is no conversation yet.</p>}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Erasures erasures={view.erasures} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4>{title}</h4>
      {children}
    </section>
  )
}
