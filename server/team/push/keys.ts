/** By which push services know this installation (RFC 8292): made at the first start, kept in the store. */
import { isDuplicate, type Store, type Stored } from '../../store/port'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Of any number of servers that ask at once, all get the first one's. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const facts = store.collection<Stored & PushKeys>('facts')
  const known = await facts.findOne({ _id: 'push-keys' })
  if (known) return known
  const { default: webPush } = await import('web-push')
  try {
    await facts.insertOne({ _id: 'push-keys', ...webPush.generateVAPIDKeys() })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return pushKeys(store)
}
