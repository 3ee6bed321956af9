/** Lets visitors download their conversation or ask to have it erased. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/dialog/Confirm'
import { chatApi } from '../state/calls'
import type { Chat } from '../state/chat'
import { shownConversation, type View } from '../state/view'
import { Erasures } from './Erasures'
import styles from './YourData.module.css'

interface YourDataProps {
  chat: Chat
  view: View
}

export function YourData({ chat, view }: YourDataProps) {
  const [isAsking, setAsking] = useState(false)
  const [isErased, setErased] = useState(false)
  const requests = useRef<HTMLElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isStored = shownConversation(view) !== null
  const isEmpty = !isStored && view.unsent.length === 0

  // The pressed button is disabled now, so the result takes the focus and is read out.
  useEffect(() => {
    if (isErased && !isAsking) requests.current?.focus()
  }, [isErased, isAsking])

  async function download() {
    setBusy(true)
    setProblem('')
    try {
      const { filename, text } = await chatApi.transcript()
      saveText(filename, text)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.data}>
      <h3>Your data</h3>
      {isEmpty && <p className={styles.empty}>There’s no conversation right now.</p>}
      <Part title="Download">
        <p>Everything said in this conversation, as a text file.</p>
        <Button look="line" disabled={isBusy || !isStored} onClick={download}>
          Download this conversation
        </Button>
      </Part>
      <Part title="Erase">
        <p>
          The conversation disappears here right away. Once an administrator approves, its words are
          deleted everywhere.
        </p>
        <Button look="line" disabled={isEmpty} onClick={() => setAsking(true)}>
          Erase this conversation
        </Button>
        <Confirm
          title="Erase this conversation?"
          open={isAsking}
          action="Erase"
          onConfirm={async () => {
            await chat.erase()
            setErased(true)
          }}
          onClose={() => setAsking(false)}
        >
          <p>It disappears here right away. This can’t be undone.</p>
        </Confirm>
        <Erasures ref={requests} erasures={view.erasures} />
      </Part>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
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

/** Offers a text as a file download. */
function saveText(filename: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
