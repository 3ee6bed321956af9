/** Builds the seed entries' content and sections. */
import type { EntrySection } from '#shared/knowledge/sections'
import { readWays } from '#shared/whisper/pageWays'
import type { Seed } from './seed'

const waysFiles = import.meta.glob<string>('./ways/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How visitors ask for an entry's sections, by the section's id: ways/<entry>.txt. */
export const waysOf = (entry: string): ReadonlyMap<string, readonly string[]> =>
  readWays(waysFiles[`./ways/${entry}.txt`] ?? '')

interface WrittenSection {
  /** Stays when the heading changes with the company's facts, since ways and picks refer to it. */
  id: string
  /** Short enough to be offered as a choice; unique in its entry. */
  heading: string
  /** Markdown. Whisper says it, so it must stand alone. */
  text: string
}

/** `entry`: the id under which its ways are found. Put the most important section first. */
export function sections(
  entry: string,
  written: readonly WrittenSection[],
): Pick<Seed, 'content' | 'sections'> {
  const content = written.map(({ heading, text }) => `## ${heading}\n${text}`).join('\n\n')
  const ways = waysOf(entry)
  return {
    content,
    sections: written.map(({ id, heading }): EntrySection => ({
      id,
      heading,
      ways: (ways.get(id) ?? []).map((text) => ({ text, from: 'seed' })),
      never: [],
    })),
  }
}
