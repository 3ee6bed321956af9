/** A watching admin without a browser: records events about quotes in order. */
import { io } from 'socket.io-client'
import type { QuoteSummary } from '#shared/quotes/records'
import type { Users } from './adminAndCustomer'

export async function adminSocket({ url, admin }: Users) {
  const socket = io(`${url}/admin`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { origin: url, cookie: admin },
  })
  const told: QuoteSummary[] = []
  socket.on('quote', (quote: QuoteSummary) => told.push(quote))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { told, close: () => void socket.disconnect() }
}
