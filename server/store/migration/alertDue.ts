/** The time at which teammates are alerted to a handover was `tellDue` before it was `alertDue`. */
import type { Store, Stored } from '../port'

interface Older extends Stored {
  handover: { tellDue: Date; alertDue?: Date }
}

export async function renameTellDue(store: Store): Promise<number> {
  const conversations = store.collection<Older>('conversations')
  const older = conversations.find(
    { 'handover.tellDue': { $exists: true } },
    { projection: { 'handover.tellDue': 1 } },
  )
  let changed = 0
  for await (const { _id, handover } of older) {
    const { tellDue } = handover
    const { modifiedCount } = await conversations.updateOne(
      { _id, 'handover.tellDue': tellDue },
      { $set: { 'handover.alertDue': tellDue }, $unset: { 'handover.tellDue': '' } },
    )
    changed += modifiedCount
  }
  return changed
}
