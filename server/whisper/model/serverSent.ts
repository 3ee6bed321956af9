/**
 * The data of each server-sent event in a stream of bytes (WHATWG HTML, 9.2.6), however it is cut into
 * pieces. Other fields and comments are passed over. An event that the stream's end cuts off is none.
 * Reads `mostBytes` at the most, in time that grows with them and not with the number of pieces.
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
    // The second half of a line's end whose first half ended the piece before.
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
