/**
 * Reads the data of server-sent events from a byte stream (WHATWG HTML, 9.2.6), however it is split
 * into pieces. Ignores other fields and comments, and an event cut off by the stream's end. Reads
 * at most `mostBytes`, in time linear in the bytes whatever the number of pieces.
 */
import { ModelProblem } from './problem'

const mostBytes = 1_000_000

export async function* serverSent(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let read = 0
  let line = ''
  let isAfterReturn = false
  let data: string[] = []
  for await (const piece of bytes) {
    read += piece.length
    if (read > mostBytes) throw new ModelProblem('too-long')
    let text = decoder.decode(piece, { stream: true })
    if (text === '') continue
    // The LF of a CRLF that was split between two pieces.
    if (isAfterReturn && text.startsWith('\n')) text = text.slice(1)
    isAfterReturn = text.endsWith('\r')
    const [first = '', ...others] = text.split(/\r\n|\n|\r/)
    line += first
    for (const next of others) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      line = next
    }
  }
}
