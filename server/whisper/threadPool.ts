/**
 * Pool of worker threads. A thread loads the dictionary and the word table at start, which don't
 * depend on an answerer's knowledge, so a returned thread is kept for a while to be reused.
 */
import { Worker } from 'node:worker_threads'

/** How long a returned thread is kept: enough for an admin who tests, saves and tests again. */
const waitingMs = 30_000
/** More than the most that readable.ts lets through takes. */
const mostMegabytes = 1_024
/** As many as one admin's tests use at once. */
const mostWaiting = 3

export class ThreadPool {
  private readonly waiting = new Map<Worker, NodeJS.Timeout>()

  /** `program`: the bundled worker.ts. */
  constructor(private readonly program: URL) {}

  /** The thread has no listeners and may still hold another answerer's knowledge. */
  take(): Worker {
    const [waiting] = this.waiting.keys()
    if (waiting) this.forget(waiting)
    return waiting ?? this.start()
  }

  /** Only for an idle thread. */
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
    const thread = new Worker(this.program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    thread.unref()
    return thread
  }
}

/** By event name: removing Node's internal listeners too would stop the thread's messages. */
function nobodyListensTo(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
}
