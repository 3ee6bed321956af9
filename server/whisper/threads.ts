/**
 * Where answerers get their threads. A thread reads the dictionary and the table of words when it starts, and
 * neither is of one answerer's knowledge: a thread that is given back waits a while for the next.
 */
import { Worker } from 'node:worker_threads'

/** Long enough for an admin who tests, saves and tests again. */
const waitingMs = 30_000
/** As many as one admin's tests have at once. */
const mostWaiting = 3

export class Threads {
  private readonly waiting = new Map<Worker, NodeJS.Timeout>()

  /** `program`: the bundled worker.ts. */
  constructor(private readonly program: URL) {}

  /** It has nobody who listens, and perhaps the knowledge of somebody else. */
  take(): Worker {
    const [waiting] = this.waiting.keys()
    if (waiting) this.forget(waiting)
    return waiting ?? this.start()
  }

  /** Only of one that is at nothing. */
  async giveBack(thread: Worker): Promise<void> {
    nobodyListensTo(thread)
    if (this.waiting.size >= mostWaiting) {
      await thread.terminate()
      return
    }
    const end = () => {
      this.forget(thread)
      void thread.terminate()
    }
    this.waiting.set(thread, setTimeout(end, waitingMs).unref())
    thread.once('error', end)
    thread.once('exit', end)
  }

  private forget(thread: Worker): void {
    clearTimeout(this.waiting.get(thread))
    this.waiting.delete(thread)
    nobodyListensTo(thread)
  }

  private start(): Worker {
    const thread = new Worker(this.program, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    thread.unref()
    return thread
  }
}

/** By name: what else there is are Node's own, without which a thread is heard no more. */
function nobodyListensTo(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
}
