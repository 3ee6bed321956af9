/**
 * Random secrets of this installation, made once and kept in the store. A person's number or address is
 * known by what such a secret makes of it: the same for the same person, and to be guessed by nobody who
 * has not got the secret as well.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isDuplicate, type Store, type Stored } from './port'

interface Secret extends Stored {
  secret: string
}

/** Of any number of servers that ask at once, all get the first one's. */
export async function ownSecret(store: Store, name: string): Promise<string> {
  const facts = store.collection<Secret>('facts')
  try {
    await facts.insertOne({ _id: name, secret: randomBytes(32).toString('base64url') })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  const fact = await facts.findOne({ _id: name })
  if (!fact) throw new Error(`The secret ${name} is not stored.`)
  return fact.secret
}

export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)
}
