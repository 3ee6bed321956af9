/** The published sections that Whisper answers from, found by id or by words. */
import { type EntrySection, wayKey } from '#shared/knowledge/sections'
import type { FoundSection } from '#shared/training/records'
import { Entries } from '../knowledge/knowledge'
import type { Store } from '../store/port'

export interface PublishedSection extends EntrySection {
  entry: string
  /** Its entry's title. */
  entryTitle: string
  tags: readonly string[]
}

const maxFound = 8
const maxWanted = 20
/** Weight of a word by the field it is in. */
const worth = { heading: 3, ways: 2, entryTitle: 1.5, tags: 1 } as const

export class PublishedSections {
  private readonly entries: Entries

  constructor(store: Store) {
    this.entries = new Entries(store)
  }

  /** By `entry/section`. */
  async of(entries: readonly string[]): Promise<Map<string, PublishedSection>> {
    const found = new Map<string, PublishedSection>()
    const ids = [...new Set(entries)]
    for await (const section of this.read(ids)) found.set(`${section.entry}/${section.id}`, section)
    return found
  }

  /** The existing ones of these ids, separated by commas. */
  async all(ids: string): Promise<FoundSection[]> {
    const wanted = ids.split(',').slice(0, maxWanted)
    const found = await this.of(wanted.map((id) => id.split('/')[0] ?? ''))
    return wanted.flatMap((id) => {
      const section = found.get(id)
      return section ? [toFound(section)] : []
    })
  }

  /** Those with all words of `text` or, without it, those nearest to the question; best first. */
  async search(text: string, question: string): Promise<FoundSection[]> {
    const isSought = wayKey(text) !== ''
    const words = [...new Set(wayKey(isSought ? text : question).split(' '))]
      .filter((word) => isSought || word.length > 2)
      .slice(0, 40)
    if (words.length === 0) return []
    const all: { section: PublishedSection; worths: number[] }[] = []
    for await (const section of this.read()) all.push({ section, worths: worthsOf(section, words) })
    const rarity = words.map((_, index) => {
      const many = all.filter(({ worths }) => (worths[index] ?? 0) > 0).length
      return Math.log(1 + all.length / (1 + many))
    })
    return all
      .filter(({ worths }) =>
        isSought ? worths.every((one) => one > 0) : worths.some((one) => one > 0),
      )
      .map(({ section, worths }) => ({
        section,
        score: worths.reduce((sum, one, index) => sum + one * (rarity[index] ?? 0), 0),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxFound)
      .map(({ section }) => toFound(section))
  }

  private async *read(ids?: readonly string[]): AsyncGenerator<PublishedSection> {
    for await (const { _id, title, tags, sections } of this.entries.published(ids)) {
      for (const section of sections) yield { ...section, entry: _id, entryTitle: title, tags }
    }
  }
}

function toFound({ entry, id, heading, entryTitle, ways }: PublishedSection): FoundSection {
  return { entry, section: id, title: heading || entryTitle, entryTitle, ways: ways.length }
}

/** For each word, the weight of the best field with a word that begins with it. */
function worthsOf(section: PublishedSection, words: readonly string[]): number[] {
  const { heading, entryTitle, ways, tags } = section
  const texts = {
    heading: padded(heading),
    entryTitle: padded(entryTitle),
    ways: padded(ways.map(({ text }) => text).join(' ')),
    tags: padded(tags.join(' ')),
  }
  return words.map((word) => {
    const places = (['heading', 'ways', 'entryTitle', 'tags'] as const).filter((place) =>
      texts[place].includes(` ${word}`),
    )
    return Math.max(0, ...places.map((place) => worth[place]))
  })
}

const padded = (text: string) => ` ${wayKey(text)}`
