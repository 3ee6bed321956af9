/**
 * Random secrets of this installation, created once and kept in the store. Keyed hashes with them
 * identify a person's number or address: equal for the same person, and impossible to guess without
 * the secret.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { insertIfNew } from './concurrentWrites'
import type { Store, Stored } from './port'

interface Secret extends Stored {
  secret: string
}

/** If several servers ask at once, all get the first one's secret. */
export async function ownSecret(store: Store, name: string): Promise<string> {
  const facts = store.collection<Secret>('facts')
  await insertIfNew(facts, { _id: name, secret: randomBytes(32).toString('base64url') })
  const fact = await facts.findOne({ _id: name })
  if (!fact) throw new Error(`The secret ${name} is not stored.`)
  return fact.secret
}

export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)
}
