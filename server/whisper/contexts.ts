/** In what light each part of a message is heard: by what is said beside it, and by what was asked before it. */
import type { Earlier } from './earlier'
import { isOfPrice } from './prices/asks'
import type { Asked, Part } from './understand'
import { isLight } from './words/terms'

export interface Context {
  /** The words said beside the questions of the message. */
  beside: readonly string[]
  /** Those of the question before it, in this message or an earlier one. */
  before: readonly string[]
}

export const noContext: Context = { beside: [], before: [] }

export function contextsOf(
  { parts, statement }: Asked,
  earlier: Earlier | undefined,
): ReadonlyMap<Part, Context> {
  const contextOf = (part: Part, at: number): Context => ({
    beside: statement.words,
    before: at === 0 ? (earlier?.words ?? []) : withinMessage(part, parts.slice(0, at), statement),
  })
  return new Map(parts.map((part, at) => [part, contextOf(part, at)]))
}

/**
 * "Is this saved, how long for, and who sees it?": back to the question that leans on none. What is said beside
 * the questions is nearer.
 */
function withinMessage(part: Part, before: readonly Part[], beside: Part): readonly string[] {
  if (part.leaning === 'none' || beside.words.length > 0) return []
  // What it costs is asked of the service, whatever was asked before it in the same message.
  if (isOfPrice(part.words.join(' '))) return []
  const from = before.findLastIndex(({ leaning }) => leaning === 'none')
  return before.slice(Math.max(0, from)).flatMap(({ words }) => words)
}

/**
 * What topics will hear of a message: each part with what is said beside it, and after what was asked before. Nothing
 * but common words means too many things ("what about it?"): by itself there the words decide.
 */
export function heardOf(
  { parts, statement }: Asked,
  contexts: ReadonlyMap<Part, Context>,
): (readonly string[])[] {
  return parts.flatMap((part) => {
    const { beside, before } = contexts.get(part) ?? noContext
    const isTelling = [...part.terms, ...statement.terms].some((term) => !isLight(term))
    const own = [...beside, ...part.words]
    return [...(isTelling ? [own] : []), ...(before.length > 0 ? [[...before, ...own]] : [])]
  })
}
