/**
 * Reads a PDF with pdf.js, which loads with the first one. It runs in the calling thread, the
 * worker (readingWorker.ts), and gets no worker of its own.
 */
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { type Found, notLoaded, Unreadable } from '../section'
import { type Line, linesOf, type Piece, withoutFrame } from './pdfLines'
import { sectionsOfPdf } from './pdfSections'

export interface PdfProgress {
  /** Checked before each page: true ends the reading with the pages read so far. */
  isStopped: () => boolean
  onPage: (done: number, total: number) => void
}

interface ReadPdf {
  found: Found[]
  /** Notes for the reader: pages without text, or where it was stopped. */
  note: string
}

export async function readPdf(bytes: Uint8Array, progress: PdfProgress): Promise<ReadPdf> {
  const { getDocument } = await loadPdfJs()
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    // Only text is needed: no fonts, no images, nothing that requires a page.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  })
  try {
    const pdf = await task.promise.catch((error: unknown) => {
      throw problemOf(error)
    })
    const lines: Line[] = []
    let [done, empty, broken] = [0, 0, 0]
    for (; done < pdf.numPages && !progress.isStopped(); done += 1) {
      progress.onPage(done, pdf.numPages)
      const own = await linesOn(pdf, done + 1)
      if (own === null) broken += 1
      else if (own.length === 0) empty += 1
      else lines.push(...own)
      // Lets messages in between two pages, such as the one that stops it.
      await new Promise((resolve) => setTimeout(resolve))
    }
    if (lines.length === 0 && done === pdf.numPages) throw new Unreadable(withoutText(broken > 0))
    return {
      found: sectionsOfPdf(withoutFrame(lines, done)),
      note: noteOf({ done, empty, broken, total: pdf.numPages }),
    }
  } finally {
    await task.destroy()
  }
}

/** This build includes its worker code, runs in this thread, and polyfills older browsers. */
function loadPdfJs() {
  return import('unpdf/pdfjs').catch(() => {
    throw new Unreadable(notLoaded)
  })
}

/** Null for a damaged page. */
async function linesOn(pdf: PDFDocumentProxy, number: number): Promise<Line[] | null> {
  try {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.filter((item): item is typeof item & Piece => 'str' in item)
    page.cleanup()
    return linesOf(pieces, number)
  } catch {
    return null
  }
}

function problemOf(error: unknown): Error {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') {
    return new Unreadable('This PDF is locked with a password. Save a copy without one.')
  }
  return new Unreadable('This file is damaged or isn’t a PDF.')
}

function withoutText(isDamaged: boolean): string {
  return isDamaged
    ? 'The pages of this PDF are damaged.'
    : 'There’s no text in this PDF: its pages are images, as from a scanner. Run text recognition on it first.'
}

function noteOf(pages: { done: number; empty: number; broken: number; total: number }): string {
  const { done, empty, broken, total } = pages
  const count = (some: number) =>
    `${some.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} pages`
  const notes = [
    done < total && `Stopped after ${count(done)}.`,
    empty > 0 && `No text on ${count(empty)}.`,
    broken > 0 && `Damaged: ${count(broken)}.`,
  ]
  return notes.filter(Boolean).join(' ')
}
