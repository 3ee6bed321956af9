/**
 * `npm run learn`: learns the word table from the messages beside it and writes it. Each file is by
 * one author, for ten trades: groups of messages that ask the same thing, each under a line that
 * names the trade and the thing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { learnWords, type MessageGroup } from './learnWords'
import { writeWordTable } from './wordTable'

const folder = 'server/whisper/engine/messages'
const tableFile = 'server/whisper/engine/words.bin'

export function learn(): void {
  const from = performance.now()
  const said = readdirSync(folder).flatMap((file) =>
    messageGroupsOf(gunzipSync(readFileSync(`${folder}/${file}`)).toString()),
  )
  const learned = learnWords(said)
  const bytes = writeWordTable(learned)
  writeFileSync(tableFile, bytes)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const { stems, forms } = learned
  console.log(
    `${stems.length} stems and ${forms.length} words from ${said.flatMap(({ messages }) => messages).length} messages: ${bytes.length} bytes (${seconds} s)`,
  )
}

/** `content`: the text of one file of messages. */
export function messageGroupsOf(content: string): MessageGroup[] {
  return content
    .split(/^# .*?: /m)
    .map((group) => {
      const [about = '', ...messages] = group.split('\n').filter((line) => line !== '')
      return { about, messages }
    })
    .filter(({ messages }) => messages.length > 0)
}
