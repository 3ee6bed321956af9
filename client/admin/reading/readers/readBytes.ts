/** Reads a file's bytes as sections, whatever its type. */

import { readCsvFile } from './csv'
import { decode } from './decode'
import type { FileKind } from './fileKinds'
import { finish } from './finish'
import { readHtml } from './html'
import { readJson } from './json'
import { readMarkdown } from './markdown'
import { type PdfProgress, readPdf } from './pdf/pdf'
import { type Found, type Section, Unreadable } from './section'
import { readText } from './text'

const readers: Record<Exclude<FileKind, 'pdf'>, (text: string) => Found[]> = {
  text: (text) => readText(text),
  markdown: readMarkdown,
  csv: readCsvFile,
  json: readJson,
  html: readHtml,
}

/** More than the knowledge base can take. */
const maxSections = 5_000

export interface ReadFile {
  sections: Section[]
  /** Anything to know about the reading; '' for nothing. */
  note: string
}

export async function readBytes(
  { name, kind, bytes }: { name: string; kind: FileKind; bytes: Uint8Array },
  progress: PdfProgress,
): Promise<ReadFile> {
  const { found, note } =
    kind === 'pdf'
      ? await readPdf(bytes, progress)
      : { found: readers[kind](decode(bytes)), note: '' }
  const sections = finish(found.slice(0, maxSections), name)
  if (sections.length === 0 && note === '') throw new Unreadable('There’s no text in this file.')
  if (found.length <= maxSections) return { sections, note }
  const [most, all] = [maxSections, found.length].map((count) => count.toLocaleString('en-US'))
  return { sections, note: `${note} Only the first ${most} of ${all} sections are listed.`.trim() }
}
