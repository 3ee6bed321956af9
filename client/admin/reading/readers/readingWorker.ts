/** Worker that reads files and compares texts, one job at a time, to keep the page responsive. */
import { likenesses } from './duplicates'
import { readBytes } from './readBytes'
import { Unreadable } from './section'
import type { FromWorker, ToWorker } from './workerMessages'

const say = (message: FromWorker) => postMessage(message)
let isStopped = false
/** More frequent updates couldn't be read and would only cost rendering. */
const progressEveryMs = 100

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'stop') isStopped = true
  else if (data.kind === 'compare') {
    say({ kind: 'compared', found: likenesses(data.sections, data.entries) })
  } else {
    isStopped = false
    say(await read(data))
  }
})

async function read({ file, fileKind }: Extract<ToWorker, { kind: 'read' }>): Promise<FromWorker> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    let lastProgressAt = 0
    const read = await readBytes(
      { name: file.name, kind: fileKind, bytes },
      {
        isStopped: () => isStopped,
        onPage: (done, total) => {
          if (performance.now() - lastProgressAt < progressEveryMs) return
          lastProgressAt = performance.now()
          say({ kind: 'progress', done, total })
        },
      },
    )
    return { kind: 'read', read }
  } catch (error) {
    return { kind: 'failed', message: wordsOf(error), isExport: isExport(error) }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message
  if (error instanceof DOMException) {
    return 'This file was moved or changed since you added it, or the browser lost access. Add it again.'
  }
  return 'This file couldn’t be read.'
}

function isExport(error: unknown): boolean {
  return error instanceof Unreadable && error.isExport
}
