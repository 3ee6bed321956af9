/** Shows what an imported file would change, and applies it if that is still the case. */
import type { IncomingMessage } from 'node:http'
import { Mutex } from 'async-mutex'
import { limits } from '#shared/knowledge/limits'
import type { ImportPlan } from '#shared/knowledge/records'
import { Refusal } from '../../http/refusal'
import { uploadBody } from '../../http/uploads/uploadBody'
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop'
import { saved } from '../decisions'
import type { Changed, Entries } from '../entries'
import type { EntryEditor } from '../entryEditor'
import { type PlannedRow, planOf, shownOf } from './plan'
import { readFile } from './readFile'

const writesAtOnce = 100
const wholeMs = 10 * 60_000

export class KnowledgeImporter {
  /** One file at a time, since each takes seconds of the server's only thread. */
  private readonly planning = new Mutex()

  constructor(
    private readonly entries: Entries,
    private readonly editor: EntryEditor,
  ) {}

  /** `assertSender`: throws if the sender is no longer allowed. */
  async run(
    body: IncomingMessage,
    { filename, seen }: { filename: string; seen?: string | undefined },
    assertSender: () => Promise<void>,
  ): Promise<ImportPlan> {
    const bytes = await bytesOf(body)
    await assertSender()
    const plan = await this.planning.runExclusive(async () =>
      planOf(await readFile(bytes, filename), await this.entries.all().toArray()),
    )
    const shown = shownOf(plan)
    if (seen === undefined) return shown
    if (seen !== shown.seen) {
      throw new Refusal(
        'conflict',
        'The entries have changed since then. Please review the import again.',
      )
    }
    return shownOf({ ...plan, rows: await this.carryOut(plan.rows, filename) })
  }

  /** A row that conflicts with another change is refused; the others are applied. */
  private async carryOut(plan: readonly PlannedRow[], filename: string): Promise<PlannedRow[]> {
    const done: PlannedRow[] = []
    const pause = yieldToEventLoop()
    for (let at = 0; at < plan.length; at += writesAtOnce) {
      const changes: Changed[] = []
      // Begun one after another: an entry may have ten thousand ways of asking to encode.
      let begun = Promise.resolve()
      const part = plan.slice(at, at + writesAtOnce).map(async (row) => {
        begun = begun.then(pause)
        await begun
        try {
          const changed = await this.write(row, filename)
          if (changed) changes.push(changed)
          return row
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const { line, title, category } = row
          return {
            kind: 'refused' as const,
            id: null,
            line,
            title,
            category,
            reason: error.message,
          }
        }
      })
      done.push(...(await Promise.all(part)))
      await this.editor.broadcast(changes)
    }
    return done
  }

  private async write(row: PlannedRow, filename: string): Promise<Changed | undefined> {
    if (row.kind === 'changed') return this.entries.change(row.id, row.rev, saved(row.words))
    if (row.kind !== 'new') return undefined
    const origin = { kind: 'file', name: filename } as const
    return this.entries.add({ id: row.id, words: row.words, origin })
  }
}

async function bytesOf(body: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = Number(body.headers['content-length'] ?? 0)
  if (size > limits.importBytes) throw tooLarge()
  size = 0
  for await (const piece of uploadBody(body, wholeMs)) {
    size += piece.length
    if (size > limits.importBytes) throw tooLarge()
    // Copied, because a piece is gone when the next is requested.
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces)
}

function tooLarge(): Refusal {
  const message = 'The file is larger than 10 MB.'
  return new Refusal('too-large', message, { fields: { file: message } })
}
