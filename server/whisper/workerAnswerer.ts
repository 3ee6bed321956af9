/**
 * Answers in a worker thread, one question at a time, so that answering never blocks the event
 * loop. The queue is bounded and askers are served in turn. A worker that dies, or takes too long
 * over a question, is replaced; its question is asked once more and the others keep waiting.
 */
import type { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import type { Answer } from '#shared/whisper/answer'
import { type Asker, FairQueue } from '../http/limits/fairQueue'
import type { KnowledgeRead } from './answerEngine'
import { type Answerer, Busy, type Question } from './answerer'
import type { Embeddings } from './embeddings/embeddings'
import type { Meaning } from './meaning'
import { PendingQuestion } from './pendingQuestion'
import type { ThreadPool } from './threadPool'
import type { Asked, FromWorker, ToWorker } from './workerMessages'

export interface WorkerAnswererOptions {
  threads: ThreadPool
  /** Reads the knowledge. Called before the first question and at each reload. */
  read: () => Promise<Omit<KnowledgeRead, 'readAt'>>
  log: { warn(details: object, message: string): void }
  /** Embeds questions; without it, sections are found by words alone. */
  embeddings?: Pick<Embeddings, 'ofQuestion' | 'close'> | undefined
  /** Maximum number of questions waiting. */
  queue?: number
  /** Time limit for one question, in milliseconds. */
  patience?: number
}

/** Questions without an asker share one turn; so do requests for a text's meaning. */
const nobodyNamed: Asker = ['']
const forMeaning: Asker = ['meaning']
const mostAttempts = 2
/** Warm-up delay, since a starting server is busy. An earlier question starts the worker at once. */
const settlingMs = 5_000
/** Limit until a worker begins: it may have to index a thousand entries on a busy machine. */
const readingPatienceMs = 60_000

export class WorkerAnswerer implements Answerer {
  private readonly options: WorkerAnswererOptions & { patience: number }
  private readonly queue: FairQueue<PendingQuestion>
  private running: PendingQuestion | undefined
  private worker: Worker | undefined
  /** The worker that has received the knowledge. */
  private loadedWorker: Worker | undefined
  /** The worker that the knowledge is being, or has been, read for. */
  private loadingWorker: Worker | undefined
  private watch: NodeJS.Timeout | undefined
  private readonly warmUp: NodeJS.Timeout
  /** Serializes reads of the knowledge, so that an older read never overwrites a newer one. */
  private readonly reading = new Mutex()
  private lastId = 0
  readAt: number | null = null
  private closed = false

  constructor(options: WorkerAnswererOptions) {
    this.options = { patience: 5_000, ...options }
    this.queue = new FairQueue(options.queue ?? 200)
    this.warmUp = setTimeout(() => {
      this.worker ??= this.start()
    }, settlingMs).unref()
  }

  async answer(
    question: Question,
    { signal, asker }: Parameters<Answerer['answer']>[1],
  ): Promise<Answer> {
    signal?.throwIfAborted()
    const { embeddings } = this.options
    const vector = embeddings && (await embeddings.ofQuestion(question.text, { signal, asker }))
    signal?.throwIfAborted()
    const asked = vector ? { ...question, vector } : question
    const pending = this.enqueue(
      (id) => ({ kind: 'question', id, question: asked }),
      asker ?? nobodyNamed,
    )
    const abandon = () => this.abandon(pending, signal?.reason)
    signal?.addEventListener('abort', abandon)
    try {
      const done = await pending.promise
      if (done.kind !== 'answer') throw new Error('Unexpected reply from Whisper’s worker.')
      return done.answer
    } finally {
      // A signal may live as long as the server and mustn't gather a listener per question.
      signal?.removeEventListener('abort', abandon)
    }
  }

  async meaning(text: string): Promise<Meaning> {
    const done = await this.enqueue((id) => ({ kind: 'meaning', id, text }), forMeaning).promise
    if (done.kind !== 'meaning') throw new Error('Unexpected reply from Whisper’s worker.')
    return done.meaning
  }

  /**
   * A worker that hasn't received knowledge yet needs no reload: it gets it before its first answer.
   * If the knowledge can't be read now, it is read before the next one.
   */
  async reload(): Promise<void> {
    if (this.loadingWorker === undefined || this.loadingWorker !== this.worker) return
    try {
      await this.teach(this.loadingWorker)
    } catch (error) {
      this.loadedWorker = undefined
      throw error
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.options.embeddings?.close()
    const { running, worker } = this
    for (const pending of [running, ...this.queue.takeAll()]) {
      pending?.reject(new Error('Whisper is closing.'))
    }
    clearTimeout(this.warmUp)
    clearTimeout(this.watch)
    // The worker may have died meanwhile.
    if (worker === undefined || this.worker !== worker) return
    this.worker = undefined
    if (this.running === undefined) await this.options.threads.giveBack(worker)
    else await worker.terminate()
  }

  private enqueue(ask: (id: number) => Asked, asker: Asker): PendingQuestion {
    if (this.closed) throw new Error('Whisper is closing.')
    this.lastId += 1
    const pending = new PendingQuestion(ask(this.lastId), asker)
    this.queue.add(asker, pending)?.reject(new Busy('Too many questions wait.'))
    this.next()
    return pending
  }

  private next(): void {
    if (this.running !== undefined || this.closed) return
    const next = this.queue.take()
    if (next !== undefined) this.begin(next)
  }

  private begin(pending: PendingQuestion): void {
    this.running = pending
    this.ask(pending).catch((error: unknown) => this.settle(pending, () => pending.reject(error)))
  }

  private async ask(pending: PendingQuestion): Promise<void> {
    pending.attempts += 1
    this.worker ??= this.start()
    const { worker } = this
    if (this.loadedWorker !== worker) await this.teach(worker)
    if (this.closed) return this.settle(pending, () => {})
    // If the worker died during the read, its replacement has been asked by now.
    if (this.worker !== worker) return
    this.watchOver(worker, readingPatienceMs)
    post(worker, pending.asked)
  }

  /** Terminates a worker that doesn't respond in time. */
  private watchOver(worker: Worker, patience: number): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => void worker.terminate(), patience)
  }

  private start(): Worker {
    const worker = this.options.threads.take()
    worker.on('message', (message: FromWorker) => this.hear(message, worker))
    worker.on('error', (error) => this.options.log.warn({ err: error }, 'Whisper’s worker failed'))
    worker.on('exit', () => this.lost(worker))
    return worker
  }

  /** Messages arrive in order, so the next question is answered from this knowledge. */
  private teach(worker: Worker): Promise<void> {
    this.loadingWorker = worker
    return this.reading.runExclusive(async () => {
      const read = await this.options.read()
      // The worker may have been replaced meanwhile.
      if (this.worker !== worker || this.closed) return
      const readAt = Date.now()
      post(worker, { kind: 'knowledge', knowledge: { ...read, readAt } })
      this.loadedWorker = worker
      this.readAt = readAt
    })
  }

  private hear(message: FromWorker, worker: Worker): void {
    const running = this.running
    if (running?.asked.id !== message.id) return
    if (message.kind === 'begun') {
      this.watchOver(worker, this.options.patience)
    } else if (message.kind === 'failed') {
      this.settle(running, () => running.reject(new Error(message.message)))
    } else {
      this.settle(running, () => running.resolve(message))
    }
  }

  private lost(worker: Worker): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.loadedWorker = undefined
    const running = this.running
    if (running === undefined || this.closed) return
    clearTimeout(this.watch)
    if (running.attempts >= mostAttempts) running.reject(new Error('Whisper could not answer.'))
    else if (!running.abandoned) {
      this.begin(running)
      return
    }
    this.running = undefined
    this.next()
  }

  private settle(pending: PendingQuestion, settle: () => void): void {
    settle()
    if (this.running !== pending) return
    clearTimeout(this.watch)
    this.running = undefined
    this.next()
  }

  /** A question that has begun runs to its end; its result is ignored. */
  private abandon(pending: PendingQuestion, reason: unknown): void {
    this.queue.remove(pending.asker, pending)
    pending.abandoned = true
    pending.reject(reason)
  }
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
