/** Whisper's settings, over HTTP and live: the subject's door for the app. Answers: createAnswerer.ts. */
import { whisperCalls } from '#shared/whisper/calls'
import type { ServerContext } from '../context'
import type { Embeddings } from './embeddings/embeddings'
import type { LanguageModel } from './model/withModel'
import { Visibility } from './visibility'

interface Parts {
  embeddings: Pick<Embeddings, 'progress'> | undefined
  model: LanguageModel | undefined
}

export async function whisper(
  { app, serve, store, live }: ServerContext,
  { embeddings, model }: Parts,
): Promise<Visibility> {
  const visibility = await Visibility.open(store, live)
  app.addHook('preClose', async () => visibility.close())
  serve(whisperCalls, {
    settings: async () => ({ isVisible: visibility.isVisible }),
    saveSettings: async ({ body }) => visibility.save(body),
    services: async () => ({
      embeddings: embeddings?.progress ?? null,
      model: model
        ? {
            name: model.settings.name,
            spent: await model.spending.spent(),
            daily: model.settings.dailyTokens,
          }
        : null,
    }),
  })
  return visibility
}
