/**
 * The blind sets, a folder each: written from the sources by somebody who had read neither the other questions
 * nor how Whisper answers, run once, and opened afterwards (docs/answers.md).
 */
import type { Labelled } from './labelled'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./blind*/*.ts', { eager: true })

const isList = (exported: unknown): exported is readonly Labelled[] => Array.isArray(exported)

function setOf(number: number): readonly Labelled[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./blind${number}/`))
    .flatMap(([, file]) => Object.values(file).filter(isList).flat())
}

/** How many questions each was asked for, at least; the oldest first. */
const sizes = [
  320, 300, 310, 250, 310, 320, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310, 310,
  310, 310, 310, 310, 310, 310, 310,
]

export const blindSets = sizes.map((least, at) => ({
  name: `blind-${at + 1}`,
  least,
  set: setOf(at + 1),
}))
