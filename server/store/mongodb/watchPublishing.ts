/**
 * Socket.IO's adapter drops what it couldn't insert: no socket is told, not even of this server. So
 * that they can be made to ask for what they missed, it is noticed here.
 */
import type { Collection, Document } from 'mongodb'

/**
 * Changes the adapter's collection. `onDropped` is called with the first message that goes out again
 * after some were dropped.
 */
export function watchPublishing(messages: Collection, onDropped: () => void): void {
  const insertOne = messages.insertOne.bind(messages)
  let isDropped = false
  messages.insertOne = async (message: Document, ...options) => {
    try {
      const inserted = await insertOne(message, ...options)
      if (isDropped) {
        isDropped = false
        onDropped()
      }
      return inserted
    } catch (error) {
      // A heartbeat has no data (@socket.io/mongo-adapter 0.4): nobody misses it.
      if ('data' in message) isDropped = true
      throw error
    }
  }
}
