/**
 * The data of each server-sent event in a stream of bytes (WHATWG HTML, 9.2.6), however it is cut into
 * pieces. Other fields and comments are passed over. An event that the stream's end cuts off is none.
 */
import { ModelProblem } from './problem'

const mostBytes = 1_000_000

export async function* serverSent(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let read = 0
  let rest = ''
  let data: string[] = []
  for await (const piece of bytes) {
    read += piece.length
    if (read > mostBytes) throw new ModelProblem('too-long')
    rest += decoder.decode(piece, { stream: true })
    // A carriage return at the end may be half of a line's end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
  }
}
