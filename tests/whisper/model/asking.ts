/** A model answerer with a stand-in service, over passages that are quoted when the model fails. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/config/settings'
import type { Asker } from '#server/http/limits/fairQueue'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import type { Answerer, Turn } from '#server/whisper/answerer'
import { ModelAnswerer, type ModelParts } from '#server/whisper/model/modelAnswerer'
import { TokenBudget } from '#server/whisper/model/tokenBudget'
import { knownEngine } from '../known'
import { type StandIn, startStandIn } from './standIn'

const engine = knownEngine()
export const plain: Answerer = {
  answer: async (question) => engine.answer(question),
  reload: async () => {},
  close: async () => {},
}

export const key = 'sk-stand-in-1234567890'

export interface Asking {
  standIn: StandIn
  store: Store
  answerer: ModelAnswerer
  /** Every logged line. */
  logged: string[]
  spentDays: string[]
  /** The answer, and the pieces shown before it. */
  ask(
    text: string,
    options?: { history?: Turn[]; signal?: AbortSignal; asker?: Asker },
  ): Promise<{ answer: Awaited<ReturnType<Answerer['answer']>>; pieces: string[] }>
  /** What the passages alone answer. */
  quoted(text: string): Promise<string>
  close(): Promise<void>
}

export interface AskingOptions extends Partial<Pick<ModelParts, 'patient' | 'most'>> {
  dailyTokens?: number
  url?: string
}

export async function startAsking(options: AskingOptions = {}): Promise<Asking> {
  const { dailyTokens = 1_000_000, url, ...parts } = options
  const standIn = await startStandIn()
  const folder = mkdtempSync(join(tmpdir(), 'asking-'))
  const store = await openStore(readSettings({ DATA_DIR: folder }))
  const logged: string[] = []
  const spentDays: string[] = []
  const note = (details: object, message: string) =>
    logged.push(`${message} ${JSON.stringify(details)}`)
  const budget = new TokenBudget(
    store,
    dailyTokens,
    (at) => at.toISOString().slice(0, 10),
    (day) => spentDays.push(day),
  )
  const answerer = new ModelAnswerer(plain, {
    settings: { url: url ?? standIn.url, key, name: 'stand-in', dailyTokens },
    budget,
    log: { info: note, warn: note },
    ...parts,
  })
  return {
    standIn,
    store,
    answerer,
    logged,
    spentDays,
    ask: async (text, { history = [], signal, asker } = {}) => {
      const pieces: string[] = []
      const onPiece = (soFar: string) => pieces.push(soFar)
      const answer = await answerer.answer(
        { text, history },
        { onPiece, ...(signal && { signal }), ...(asker && { asker }) },
      )
      return { answer, pieces }
    },
    quoted: async (text) => (await plain.answer({ text, history: [] }, {})).text,
    close: async () => {
      await standIn.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
