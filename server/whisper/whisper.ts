/**
 * The subject's entry point: Whisper's settings, over HTTP and live, and the types that other
 * subjects need of its answerer (createAnswerer.ts).
 */
import { whisperCalls } from '#shared/whisper/calls'
import type { ServerContext } from '../context'
import type { Embeddings } from './embeddings/embeddings'
import type { LanguageModel } from './model/withModel'
import { PanelOpening } from './panelOpening'
import { Visibility } from './visibility'

export { type Answerer, Busy, type Question, type Turn } from './answerer'
export type { Knowledge, MakeTrial } from './createAnswerer'
export type { Asker } from '../http/limits/fairQueue'
export type { Meaning } from './meaning'
export type { SuggestWays } from './model/suggestWays'
export type { Nearness } from './nearness'
export { busyAnswer as busyReply, failedAnswer as failedReply } from './cannedAnswers'
export type { PanelOpening, Visibility }

interface Parts {
  embeddings: Pick<Embeddings, 'progress'> | undefined
  model: LanguageModel | undefined
  /** Questions to suggest, the best first; undefined for the site's own. */
  questions: () => Promise<string[] | undefined>
}

export async function whisper(
  { app, serve, store, live, activity }: ServerContext,
  { embeddings, model, questions }: Parts,
): Promise<{ visibility: Visibility; opening: PanelOpening }> {
  const opening = new PanelOpening(store, questions)
  const visibility = await Visibility.open(store, live)
  app.addHook('preClose', async () => visibility.close())
  serve(whisperCalls, {
    settings: async () => ({ isVisible: visibility.isVisible }),
    saveSettings: async ({ body }, session) => {
      const saved = await visibility.save(body)
      const did = body.isVisible ? 'Showed Whisper' : 'Hid Whisper'
      await activity.record(session, { kind: 'settings', did })
      return saved
    },
    opening: () => opening.read(),
    saveOpening: async ({ body }, session) => {
      const saved = await opening.save(body)
      await activity.record(session, { kind: 'settings', did: 'Changed how Whisper begins' })
      return saved
    },
    services: async () => ({
      embeddings: embeddings?.progress ?? null,
      model: model
        ? {
            name: model.settings.name,
            spent: await model.budget.spent(),
            daily: model.settings.dailyTokens,
          }
        : null,
    }),
  })
  return { visibility, opening }
}
