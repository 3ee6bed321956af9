/** Admins look at what did not arrive and dismiss it; every admin's list moves when it does. */
import { phoneCalls } from '#shared/phone/calls'
import type { Plug } from '../plug'
import { UndeliveredTexts } from './undelivered'

const tellEveryMs = 300

/** Returns whom to tell when the list may be another. */
export function undeliveredCalls({ app, serve, store, live }: Plug): { changed: () => void } {
  const texts = new UndeliveredTexts(store)
  let telling: NodeJS.Timeout | undefined

  function changed(): void {
    telling ??= setTimeout(() => {
      telling = undefined
      live.admins.emit('undelivered')
    }, tellEveryMs)
    telling.unref()
  }

  serve(phoneCalls, {
    undelivered: async () => {
      const readAt = Date.now()
      return { ...(await texts.list()), readAt }
    },
    dismiss: async ({ body: { until, id } }) => {
      await texts.dismiss(new Date(until), id)
      changed()
      return {}
    },
  })
  app.addHook('preClose', async () => clearTimeout(telling))
  return { changed }
}
