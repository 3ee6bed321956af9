/** Draws a customer's PDF on a thread of its own, as a second of work would hold up the chat. */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Paper } from '#shared/paper'
import type { PrintedQuote } from '#shared/quotes/printed'

const patienceMs = 30_000

export function drawPdf(quote: PrintedQuote, paper: Paper): Promise<Uint8Array> {
  const thread = new Worker(program(), {
    workerData: { quote, paper },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const patience = AbortSignal.timeout(patienceMs)
  return new Promise<Uint8Array>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread ended without a PDF.')))
    patience.addEventListener('abort', () => reject(new Error('The PDF took too long.')))
  }).finally(() => thread.terminate())
}

/** Relative to main.js, or to a chunk that the bundler put in a folder next to it. */
function program(): URL {
  const found = ['./customerPdf.js', '../customerPdf.js', '../../../dist/server/customerPdf.js']
    .map((place) => new URL(place, import.meta.url))
    .find((url) => existsSync(url))
  if (!found) throw new Error('What draws PDFs is missing: run npm run build.')
  return found
}
