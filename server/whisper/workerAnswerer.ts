/**
 * Answers in a worker thread, one question after the other, so that answering never holds the event
 * loop. The queue is bounded, and those who ask take turns. A worker that dies, or is silent for too
 * long over a question, is replaced; its question is asked once more, those behind it do not notice.
 */
import type { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import type { Answer } from '#shared/whisper/answer'
import { type Asker, FairQueue } from '../http/fairQueue'
import type { KnowledgeRead } from './answerEngine'
import { type Answerer, Busy, type Question } from './answerer'
import type { Embeddings } from './embeddings/embeddings'
import type { Meaning } from './meaning'
import type { Threads } from './threads'
import { Waiting } from './waiting'
import type { Asked, FromWorker, ToWorker } from './workerMessages'

export interface WorkerAnswererOptions {
  threads: Threads
  /** Reads what may be answered from; called before the first question, not at once. */
  read: () => Promise<Omit<KnowledgeRead, 'readAt'>>
  log: { warn(details: object, message: string): void }
  /** What says what a question means; without it words alone do. */
  embeddings?: Pick<Embeddings, 'ofQuestion' | 'close'> | undefined
  /** Most questions that wait. */
  queue?: number
  /** The longest that one question may take, in milliseconds. */
  patience?: number
}

/** Those who do not say who asks, and what a text asks, have a turn each. */
const nobodyNamed: Asker = ['']
const forMeaning: Asker = ['meaning']
const mostAttempts = 2
/** A server that starts has better to do than to load what answers. A question before then loads it at once. */
const settlingMs = 5_000
/** Before a worker turns to a question it may have to read a thousand entries, on a busy machine. */
const readingPatienceMs = 60_000

export class WorkerAnswerer implements Answerer {
  private readonly options: WorkerAnswererOptions & { patience: number }
  private readonly queue: FairQueue<Waiting>
  private running: Waiting | undefined
  private worker: Worker | undefined
  /** The worker that has the knowledge. */
  private taught: Worker | undefined
  /** The worker for which the knowledge has been read, or is being read. */
  private reader: Worker | undefined
  private watch: NodeJS.Timeout | undefined
  private readonly warmUp: NodeJS.Timeout
  /** Reads of the knowledge, one after the other, so that an older one never comes last. */
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
    { signal, asker = nobodyNamed }: Parameters<Answerer['answer']>[1],
  ): Promise<Answer> {
    signal?.throwIfAborted()
    const { embeddings } = this.options
    const vector = embeddings && (await embeddings.ofQuestion(question.text, signal))
    signal?.throwIfAborted()
    const asked = vector ? { ...question, vector } : question
    const waiting = this.enqueue((id) => ({ kind: 'question', id, question: asked }), asker)
    const abandon = () => this.abandon(waiting, signal?.reason)
    signal?.addEventListener('abort', abandon)
    try {
      const done = await waiting.promise
      if (done.kind !== 'answer') throw new Error('Whisper answered something else.')
      return done.answer
    } finally {
      // A signal may live as long as the server; it must not gather a listener for each question.
      signal?.removeEventListener('abort', abandon)
    }
  }

  async meaning(text: string): Promise<Meaning> {
    const done = await this.enqueue((id) => ({ kind: 'meaning', id, text }), forMeaning).promise
    if (done.kind !== 'meaning') throw new Error('Whisper answered something else.')
    return done.meaning
  }

  /** A worker that has not read yet will do so before its first answer. */
  async reload(): Promise<void> {
    if (this.reader !== undefined && this.reader === this.worker) await this.teach(this.reader)
  }

  async close(): Promise<void> {
    this.closed = true
    await this.options.embeddings?.close()
    const { running, worker } = this
    for (const waiting of [running, ...this.queue.takeAll()]) {
      waiting?.reject(new Error('Whisper is closing.'))
    }
    clearTimeout(this.warmUp)
    clearTimeout(this.watch)
    // It may have died meanwhile.
    if (worker === undefined || this.worker !== worker) return
    this.worker = undefined
    if (this.running === undefined) await this.options.threads.giveBack(worker)
    else await worker.terminate()
  }

  private enqueue(ask: (id: number) => Asked, asker: Asker): Waiting {
    if (this.closed) throw new Error('Whisper is closing.')
    this.lastId += 1
    const waiting = new Waiting(ask(this.lastId), asker)
    this.queue.add(asker, waiting)?.reject(new Busy('Too many questions wait.'))
    this.next()
    return waiting
  }

  private next(): void {
    if (this.running !== undefined || this.closed) return
    const next = this.queue.take()
    if (next !== undefined) this.begin(next)
  }

  private begin(waiting: Waiting): void {
    this.running = waiting
    this.ask(waiting).catch((error: unknown) => this.settle(waiting, () => waiting.reject(error)))
  }

  private async ask(waiting: Waiting): Promise<void> {
    waiting.attempts += 1
    this.worker ??= this.start()
    const { worker } = this
    if (this.taught !== worker) await this.teach(worker)
    if (this.closed) return this.settle(waiting, () => {})
    // It may have died while it was taught: then another is asked by now.
    if (this.worker !== worker) return
    this.watchOver(worker, readingPatienceMs)
    post(worker, waiting.asked)
  }

  /** Ends a worker that does not come back. */
  private watchOver(worker: Worker, patience: number): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => void worker.terminate(), patience)
  }

  private start(): Worker {
    const worker = this.options.threads.take()
    worker.on('message', (message: FromWorker) => this.hear(message, worker))
    worker.on('error', (error) => this.options.log.warn({ err: error }, 'Whisper stumbled'))
    worker.on('exit', () => this.lost(worker))
    return worker
  }

  /** Messages are heard in order, so the next question is answered from this. */
  private teach(worker: Worker): Promise<void> {
    this.reader = worker
    return this.reading.runExclusive(async () => {
      const read = await this.options.read()
      // By now it may be another's.
      if (this.worker !== worker || this.closed) return
      const readAt = Date.now()
      post(worker, { kind: 'knowledge', knowledge: { ...read, readAt } })
      this.taught = worker
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
    this.taught = undefined
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

  private settle(waiting: Waiting, settle: () => void): void {
    settle()
    if (this.running !== waiting) return
    clearTimeout(this.watch)
    this.running = undefined
    this.next()
  }

  /** The worker is let finish one that it has begun; nobody hears it. */
  private abandon(waiting: Waiting, reason: unknown): void {
    this.queue.remove(waiting.asker, waiting)
    waiting.abandoned = true
    waiting.reject(reason)
  }
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
