/** Everything in a PDF as readable text: what is between streams, and the streams decompressed. */
import { inflateSync } from 'node:zlib'

export function rawPdf(data: ArrayBuffer): string {
  const file = Buffer.from(data).toString('latin1')
  const streams: string[] = []
  const between = file.replace(
    // A carriage return before the end is the stream's own last byte.
    /(<<[^\n]*(?:\n[^\n]+)*?>>)?\nstream\n([\s\S]*?)\nendstream/g,
    (_, dictionary = '', content: string) => {
      const bytes = Buffer.from(content, 'latin1')
      // Lengths and compressed bytes repeat what the content says.
      const isPacked = bytes[0] === 0x78
      streams.push((isPacked ? inflateSync(bytes) : bytes).toString('latin1'))
      return String(dictionary).replace(/\/Length1? \d+/g, '')
    },
  )
  // The table at the end repeats the position of each object.
  return [between.replace(/\nxref\n[\s\S]*/, ''), ...streams].join('\n')
}
