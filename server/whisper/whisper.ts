/** Whisper's settings, over HTTP and live: the subject's door for the app. Answers: createAnswerer.ts. */
import { whisperCalls } from '#shared/whisper/calls'
import type { Plug } from '../plug'
import { Visibility } from './visibility'

export async function whisper({ app, serve, store, live }: Plug): Promise<Visibility> {
  const visibility = await Visibility.open(store, live)
  app.addHook('preClose', async () => visibility.close())
  serve(whisperCalls, {
    settings: async () => ({ isVisible: visibility.isVisible }),
    saveSettings: async ({ body }) => visibility.save(body),
  })
  return visibility
}
