/** A browser's WebSocket written byte by byte, so that it can be slow, incomplete or wrong. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawSocket {
  socket: Socket
  /** Everything received so far. */
  heard(): string
  /** Resolves once this was received; rejects if the connection ends first. */
  hears(what: string | RegExp): Promise<void>
}

export async function rawConnection(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  socket.on('error', () => {})
  await once(socket, 'connect')
  let heard = ''
  let ended = false
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const look of waiting) look()
  }
  socket.on('data', (piece) => {
    heard += piece
    tell()
  })
  socket.on('close', () => {
    ended = true
    tell()
  })
  return {
    socket,
    heard: () => heard,
    hears: (what) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = typeof what === 'string' ? heard.includes(what) : what.test(heard)
          if (!found && !ended) return
          waiting.delete(look)
          if (found) resolve()
          else reject(new Error(`The connection ended before ${what}. Heard: ${heard}`))
        }
        waiting.add(look)
        look()
      }),
  }
}

export function handshake(port: number, cookie: string): string {
  return [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n')
}

/** A visitor's connection, joined to its namespace. */
export async function rawVisitor(port: number, cookie: string): Promise<RawSocket> {
  const raw = await rawConnection(port)
  raw.socket.write(handshake(port, cookie))
  await raw.hears('0{"sid"')
  raw.socket.write(frame('40/visitor,'))
  await raw.hears('40/visitor,{"sid"')
  return raw
}

/** One frame, masked as a browser's are: text, or another opcode (9 is a ping). */
export function frame(text: string | Buffer, opcode = 1): Buffer {
  const payload = Buffer.from(text)
  const mask = randomBytes(4)
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  const length = payload.length
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length])
      : Buffer.from([0x80 | opcode, 0xfe, length >> 8, length & 0xff])
  return Buffer.concat([head, mask, masked])
}

/** A Socket.IO event that requests an acknowledgement (43/visitor,<number>[…]). */
export function event(number: number, name: string, input: unknown): string {
  return `42/visitor,${number}${JSON.stringify([name, input])}`
}
