/** Drops a test's own database. */
import { MongoClient } from 'mongodb'

export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}
