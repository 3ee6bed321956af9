/** Creates the server's answerer: it answers from the store's knowledge in a worker thread. */
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '#shared/knowledge/entry'
import { type Log, publishedEntries } from '../knowledge/knowledge'
import type { Store } from '../store/port'
import { sectionsOf } from './answerEngine'
import type { Answerer } from './answerer'
import type { Embeddings } from './embeddings/embeddings'
import { embeddedTexts } from './engine/sections'
import { PageSwitches } from './pages/switches'
import { listPrices } from './prices/listPrices'
import { readable } from './readable'
import { ThreadPool } from './threadPool'
import { WorkerAnswerer } from './workerAnswerer'

interface CreateAnswererOptions {
  store: Store
  log?: Log
  /** RETENTION_DAYS in words, so that Whisper repeats what the privacy page says. */
  kept?: string
  embeddings?: Embeddings | undefined
  /** The bundled worker.ts; by default the one beside the bundled server. */
  worker?: URL
}

const toConsole: Log = { warn: (details, message) => console.warn(message, details) }

/** Reads the knowledge at the first question, so entries may be seeded after this call. */
export function createAnswerer({
  store,
  log = toConsole,
  kept,
  embeddings,
  worker = bundledWorker(),
}: CreateAnswererOptions): Answerer {
  let filled: string[] | undefined
  const read = async () => {
    const [published, pagesOff] = await Promise.all([
      publishedEntries(store, log),
      new PageSwitches(store).off(),
    ])
    const entries = readable(published, log)
    const knowledge = { entries, pagesOff, prices: listPrices, kept }
    if (embeddings === undefined) return knowledge
    const texts = sectionsOf(knowledge).flatMap(embeddedTexts)
    const vectors = await embeddings.known(texts)
    // Until the vectors are ready, answers are found by words alone. Read again with them, nothing
    // is missing: a service that is never the same twice would be asked for everything endlessly.
    if (!isDeepStrictEqual(texts, filled)) {
      filled = texts
      embeddings
        .fill(texts)
        .then((isMore) => (isMore ? answerer.reload() : undefined))
        .catch((err: unknown) => log.warn({ err }, 'New embeddings could not be read'))
    }
    return { ...knowledge, vectors }
  }
  const answerer: Answerer = new WorkerAnswerer({
    threads: threadPoolOf(worker),
    read,
    log,
    embeddings,
  })
  return answerer
}

/** Makes an answerer for exactly this knowledge, to test entries that aren't published. */
export type MakeTrial = (knowledge: Knowledge) => Answerer

export interface Knowledge {
  entries: Entry[]
  /** Paths of site pages that Whisper doesn't read. */
  pagesOff: readonly string[]
}

/** Admins wait longer for a test than visitors for an answer. */
const trialPatienceMs = 30_000

export function trialMaker({
  log = toConsole,
  kept,
  worker,
}: Omit<CreateAnswererOptions, 'store'>): MakeTrial {
  return ({ entries, pagesOff }) =>
    new WorkerAnswerer({
      threads: threadPoolOf(worker ?? bundledWorker()),
      read: async () => ({ entries: readable(entries, log), pagesOff, prices: listPrices, kept }),
      patience: trialPatienceMs,
      log,
    })
}

/** Thread pools by worker program, shared by all answerers of this process. */
const shared = new Map<string, ThreadPool>()
function threadPoolOf(worker: URL): ThreadPool {
  const threads = shared.get(worker.href) ?? new ThreadPool(worker)
  shared.set(worker.href, threads)
  return threads
}

/** Resolved from main.js, or from a chunk that the bundler put in a folder beside it. */
function bundledWorker(): URL {
  const places = ['./whisper/worker.js', '../whisper/worker.js']
  const found = places
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(url))
  if (found === undefined) throw new Error('The Whisper worker is missing: run npm run build.')
  return found
}
