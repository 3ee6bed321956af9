/** Why an answer was given, as admins see it, and its sources, as the visitor does. */
import type { PassageMatch, Source } from '#shared/whisper/answer'
import type { EngineReply } from './engine/engine'
import type { Section } from './engine/sections'
import { sentences } from './engine/sentences'
import { words } from './words/fold'

const mostShown = 5

/** What was used, then the next best. Scores are shares of the best one's probability. */
export function passagesShown(
  { found, confidence, say }: EngineReply,
  used: readonly Section[],
): PassageMatch[] {
  const best = found[0]?.score ?? 1
  const scores = new Map(found.map(({ section, score }) => [section, (confidence * score) / best]))
  const others = found.map(({ section }) => section).filter((section) => !used.includes(section))
  return [...used, ...others].slice(0, Math.max(mostShown, used.length)).map((section) => {
    const { id, title, heading, url, version } = section
    return {
      ...{ id, title: section.url ? nameOf(section) : heading || title, text: say(section) },
      ...{ score: scores.get(section) ?? 1, used: used.includes(section) },
      ...(url !== undefined && { url }),
      ...(version !== undefined && { version }),
    }
  })
}

/** What the answer was made of; where none of it stands on a page, a page that says the same. */
export function sourcesOf(used: readonly Section[], { found }: EngineReply): Source[] {
  const isOnPage = used.some(({ url }) => url !== undefined)
  const page = isOnPage
    ? undefined
    : found.find(
        ({ section }) => section.url !== undefined && used.some((one) => saysTheSame(section, one)),
      )
  const sources = [...used, ...(page ? [page.section] : [])].map((section) => ({
    title: nameOf(section),
    ...(section.url !== undefined && { url: section.url }),
  }))
  const keys = sources.map((source) => JSON.stringify(source))
  return sources.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** An entry is called by its title; a part of a page by both, but on the home page. */
function nameOf({ title, heading, url }: Section): string {
  if (url === undefined) return title
  return url.startsWith('/#') ? heading : `${title}, ${heading}`
}

/** Of the words of a statement, so many that another text holds as well make it say the same. */
const sharedEnough = 0.75

/** Whether one of its statements is, nearly, one of the other's. */
export function saysTheSame({ text: one }: Section, { text: other }: Section): boolean {
  const held = new Set(words(one))
  return sentences(other).some((sentence) => {
    const said = words(sentence)
    return said.filter((word) => held.has(word)).length >= sharedEnough * said.length
  })
}
