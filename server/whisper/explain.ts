/** Why an answer was given, for admins, and its sources, for the visitor. */
import type { PassageMatch, Source } from '#shared/whisper/answer'
import type { EngineReply } from './engine/engine'
import { type Section, saysTheSame } from './engine/sections'

const mostShown = 5

/** The sections used, then the next best; a section's score is its probability of answering. */
export function passagesShown(
  { found, say }: EngineReply,
  used: readonly Section[],
): PassageMatch[] {
  const scores = new Map(found.map(({ section, probability }) => [section, probability]))
  const others = found.map(({ section }) => section).filter((section) => !used.includes(section))
  return [...used, ...others].slice(0, Math.max(mostShown, used.length)).map((section) => {
    const { id, title, heading, url, version } = section
    return {
      id,
      title: section.url ? nameOf(section) : heading || title,
      text: say(section),
      score: scores.get(section) ?? 1,
      used: used.includes(section),
      ...(url !== undefined && { url }),
      ...(version !== undefined && { version }),
    }
  })
}

/** The sections used. If none of them is on a page, a page that says the same is added. */
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
  return sources.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** An entry goes by its title, a page's section by page and heading, except on the home page. */
function nameOf({ title, heading, url }: Section): string {
  if (url === undefined) return title
  return url.startsWith('/#') ? heading : `${title}, ${heading}`
}
