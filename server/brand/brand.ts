/** The brand's assets, over HTTP and live. The subject's entry point. */
import { brandCalls } from '#shared/brand/calls'
import type { ServerContext } from '../context'
import { Assets } from './assets'

export async function brand({ app, serve, store, live, activity }: ServerContext): Promise<Assets> {
  const assets = await Assets.open(store, live, app.log)
  app.addHook('preClose', () => assets.close())
  serve(brandCalls, {
    assets: async () => ({ assets: assets.all }),
    saveTagline: async ({ params, body }, session) => {
      const saved = await assets.saveTagline(params.id, body.value, body.rev)
      await activity.record(session, {
        id: `tagline.${saved.id}.${saved.rev}`,
        kind: 'settings',
        did: 'Changed a tagline',
        what: saved.name,
      })
      return saved
    },
  })
  return assets
}
