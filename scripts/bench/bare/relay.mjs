// @ts-check
/**
 * The bare relay: acknowledges a visitor's messages and forwards them to the admins. With a folder,
 * it first appends each to LMDB and waits for a flush shared with what arrived meanwhile.
 */
import { createServer } from 'node:http'
import { open } from 'lmdb'
import { Server } from 'socket.io'

const [folder] = process.argv.slice(2)
const options = { overlappingSync: false, eventTurnBatching: false, txnStartThreshold: 1 }
const messages = folder ? open({ path: folder, noSubdir: false, ...options }) : null
let last = 0

const http = createServer((_, reply) => reply.writeHead(404).end())
const io = new Server(http, { serveClient: false })
const admins = io.of('/admin')

io.of('/visitor').on('connection', (socket) => {
  const conversationId = socket.id
  let seq = 0
  socket.on('join', (_, acknowledge) => acknowledge({ data: { messages: [], isVisible: true } }))
  socket.on('panel', (_, acknowledge) => acknowledge({ data: {} }))
  socket.on('send', async ({ id, text, page }, acknowledge) => {
    const at = Date.now()
    const answer = { status: 'waiting', text: '', sources: [] }
    const message = { id, conversationId, seq: ++seq, text, at, updatedAt: at, rev: 1, answer }
    if (messages) await messages.put(++last, { ...message, page })
    acknowledge({ data: message })
    admins.emit('change', {
      id,
      conversationId,
      seq,
      channel: 'chat',
      page,
      timestamp: at,
      updatedAt: at,
      rev: 1,
      userMessage: text,
      botResponse: '',
      answer: { status: 'waiting', sources: [] },
    })
  })
})

http.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  const address = http.address()
  process.send?.({ ready: { port: typeof address === 'object' ? address?.port : null } })
})
