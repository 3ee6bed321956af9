/** Why an answer was given, as admins see it, and its sources, as the visitor does. */
import type { PassageMatch, Source } from '#shared/whisper/answer'
import type { Match } from './passageIndex'
import type { Passage } from './passages'

const mostShown = 5

/** What was used, then the next best; each passage once, with its best score. */
export function matchesShown(
  found: readonly (readonly Match[])[],
  used: readonly Passage[],
): PassageMatch[] {
  const best = new Map<string, Match>()
  for (const match of found.flat()) {
    const { id } = match.passage
    if (match.coverage > (best.get(id)?.coverage ?? -1)) best.set(id, match)
  }
  const isUsed = ({ passage }: Match) => used.includes(passage)
  return [...best.values()]
    .sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)) || b.coverage - a.coverage)
    .slice(0, Math.max(mostShown, used.length))
    .map((match) => shown(match, isUsed(match)))
}

function shown({ passage, coverage, covered }: Match, used: boolean): PassageMatch {
  const { id, title, text, url, version } = passage
  return {
    ...{ id, title, text, score: coverage, used },
    ...(url !== undefined && { url }),
    ...(version !== undefined && { version }),
    ...(covered.length > 0 && { covered: [...covered] }),
  }
}

/** What the answer was made of; where none of it stands on a page, a page that says the same. */
export function sourcesOf(
  used: readonly Passage[],
  found: readonly (readonly Match[])[],
): Source[] {
  const pages = used.some(({ url }) => url !== undefined) ? [] : found.flatMap(pageBeside)
  const sources = [...used, ...pages].map(({ title, url }) => ({
    title,
    ...(url !== undefined && { url }),
  }))
  const keys = sources.map((source) => JSON.stringify(source))
  return sources.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

function pageBeside([best, ...others]: readonly Match[]): Passage[] {
  const page = others.find(
    ({ passage, covered }) =>
      passage.url !== undefined && best?.covered.every((term) => covered.includes(term)),
  )
  return page ? [page.passage] : []
}
