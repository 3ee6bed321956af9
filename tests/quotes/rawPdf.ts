/** All that is in a PDF, readable: what stands between its streams, and its streams decompressed. */
import { inflateSync } from 'node:zlib'

export function rawPdf(data: ArrayBuffer): string {
  const file = Buffer.from(data).toString('latin1')
  const streams: string[] = []
  const between = file.replace(
    // A carriage return before the end is the stream's own last byte.
    /(<<[^\n]*(?:\n[^\n]+)*?>>)?\nstream\n([\s\S]*?)\nendstream/g,
    (_, dictionary = '', content: string) => {
      const bytes = Buffer.from(content, 'latin1')
      // Its length and its bytes say the same as what it holds.
      const isPacked = bytes[0] === 0x78
      streams.push((isPacked ? inflateSync(bytes) : bytes).toString('latin1'))
      return String(dictionary).replace(/\/Length1? \d+/g, '')
    },
  )
  // The table at the end says again where each object is.
  return [between.replace(/\nxref\n[\s\S]*/, ''), ...streams].join('\n')
}
