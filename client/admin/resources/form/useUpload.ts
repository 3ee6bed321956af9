/** Uploads a file, which then waits to be used by a resource, with its progress and canceling. */
import { useEffect, useRef, useState } from 'react'
import { uploadAddress } from '#shared/resources/addresses'
import type { Upload } from '#shared/resources/records'
import { ApiError } from '../../../errors'
import { upload } from '../../../upload'
import { resources } from '../../data/resources/calls'
import { fileProblem } from './fileProblem'

type Sending = { name: string; sent: number; total: number } | null

export function useUpload(onDone: (upload: Upload) => void) {
  const [sending, setSending] = useState<Sending>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)

  const isSending = sending !== null

  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    if (!isSending) return
    // Makes the browser ask before leaving the page, which would end the upload.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])

  async function send(file: File): Promise<void> {
    running.current?.abort()
    const wrong = fileProblem(file)
    setProblem(wrong)
    if (wrong) return
    const run = new AbortController()
    running.current = run
    const { name, size: total } = file
    setSending({ name, sent: 0, total })
    try {
      const stored = await upload<Upload>('POST', uploadAddress(name), file, {
        signal: run.signal,
        onProgress: (sent) => setSending({ name, sent, total }),
      })
      onDone(stored)
    } catch (error) {
      if (!run.signal.aborted) setProblem(wordsOf(error))
    } finally {
      if (running.current === run) setSending(null)
    }
  }

  return {
    sending,
    problem,
    send,
    cancel() {
      running.current?.abort()
      setSending(null)
    },
  }
}

/** Discards an unused upload. If this is missed, the server deletes it after a day. */
export function discardUpload(upload: Upload | null): void {
  if (upload) resources.discardUpload({ upload: upload.id }).catch(() => {})
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.fields.file ?? error.message
  return error instanceof Error ? error.message : String(error)
}
