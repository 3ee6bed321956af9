/** Identifies this installation to push services (RFC 8292): made at the first start and stored. */
import { insertIfNew } from '../../store/concurrentWrites'
import type { Store, Stored } from '../../store/port'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** However many servers ask at once, all get the same keys. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const facts = store.collection<Stored & PushKeys>('facts')
  const known = await facts.findOne({ _id: 'push-keys' })
  if (known) return known
  const { default: webPush } = await import('web-push')
  await insertIfNew(facts, { _id: 'push-keys', ...webPush.generateVAPIDKeys() })
  return pushKeys(store)
}
