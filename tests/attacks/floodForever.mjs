// A separate program, so that the flood shares no thread with the measurement: joins as a visitor,
// sends events as fast as the server accepts them, and starts again soon after being disconnected.
// It comes from 192.0.2.2 for a server that trusts its proxy.
//   node floodForever.mjs PORT COOKIE
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const [port, cookie] = process.argv.slice(2)

/** A short text frame, masked as a browser's are. */
function frame(text) {
  const mask = randomBytes(4)
  const masked = Buffer.from(text).map((byte, at) => byte ^ mask[at % 4])
  return Buffer.concat([Buffer.from([0x81, 0x80 | masked.length]), mask, masked])
}

const handshake = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  `Host: 127.0.0.1:${port}`,
  `Origin: http://127.0.0.1:${port}`,
  `Cookie: ${cookie}`,
  'X-Forwarded-For: 192.0.2.2',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  '\r\n',
].join('\r\n')
const events = Buffer.concat(Array.from({ length: 500 }, () => frame('42/visitor,1["join",{}]')))

function flood() {
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(handshake))
  const press = () => {
    while (!socket.destroyed && socket.write(events));
  }
  socket.once('data', () => {
    socket.write(frame('40/visitor,'))
    socket.pause()
    socket.on('drain', press)
    press()
    console.log('flooding')
  })
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(flood, 100))
}
flood()
setTimeout(() => process.exit(), 30_000)
