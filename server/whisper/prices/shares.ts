/**
 * Words that say at how many places, or with how many of another item, something is wanted: "each gets a
 * sign", "a battery on every one", "half of them with a camera", "two of them have an LED kit".
 */
import { countAt } from '../words/numbers'
import { stem } from '../words/stem'
import { entrances } from './aroundItems'
import { isPause } from './pauses'

export interface Share {
  /** Which part of all there are; or, with `isCount`, how many. */
  of: number
  isCount?: true
  /** "The others get": those that are left. */
  isRest?: true
  /** "Every barn": what is counted, as a stem. */
  noun?: string
  /** "All three gates", "both doors": how many there are. */
  counts?: number
  /** Whether what is shared out follows it: "each gets …". */
  isBefore: boolean
  /** "A gooseneck with an LED kit each": which of them stays open. */
  isBare: boolean
  /** "For both": where there are no places, only that prices are added up. */
  isAmong: boolean
  /** "All but two": so many fewer. */
  except?: number
  /** "Each", "every", "per", "apiece": what is counted is so for each place. */
  isEach?: true
  /** In words. */
  length: number
}

const wanting =
  /^(?:gets?|has|have|needs?|wants?|takes?|with|should|must|having|requires?|receives?|own)$/
const ofPrices =
  /^(?:prices|items|costs|things|options|totals|figures|numbers|pieces|parts|months|years|ones)$/
const placing = /^(?:at|on|for|in|to|with)$/
const parts: Readonly<Record<string, number>> = {
  second: 1 / 2,
  other: 1 / 2,
  third: 1 / 3,
  fourth: 1 / 4,
  quarter: 1 / 4,
}
/** "Every month", "what does each cost": nothing is shared out. */
const ofElse =
  /^(?:month|year|mo|yr|annum|quarter|day|week|visitor|call|hour|cost|costs|is|are|come|comes)$/

export interface Around {
  /** Whether a stem is that of something that was counted. */
  isCounted(stem: string): boolean
  isItemAt(at: number): boolean
  /** Whether it was said how many places there are. */
  hasPlaces: boolean
}

export function shareAt(
  words: readonly string[],
  at: number,
  { isCounted, isItemAt, hasPlaces }: Around,
): Share | undefined {
  let next = at
  const word = (ahead = 0) => words[next + ahead] ?? '.'
  const take = (pattern: RegExp) => {
    if (!pattern.test(word())) return false
    next += 1
    return true
  }
  const isPlace = (one: string) => entrances.has(stem(one)) || isCounted(stem(one))

  /** "All three driveways", "both villas". */
  const isFresh = (ahead: number) =>
    /s$/.test(word(ahead)) && !ofPrices.test(word(ahead)) && !isItemAt(next + ahead)

  /** "Loading bays". */
  const isNounAt = (ahead: number) =>
    isFresh(ahead) ||
    (/^[a-z]+$/.test(word(ahead)) && !isItemAt(next + ahead) && isFresh(ahead + 1))

  const lead = leadAt(words, at, hasPlaces)
  if (lead === undefined) return undefined
  next += lead.length
  const isOfThem = take(/^of$/)
  const isSure = take(/^one$/) && (take(/^of$/) || true)
  take(/^(?:them|the|those|these|our|my|your|us|all|which)$/)
  const count = lead.isCount || !/\d|[a-z]/.test(word()) ? undefined : countAt(words, next)
  const isCountOf = count !== undefined && !/^(?:a|an|another)$/.test(word())
  const isFreshCount = isCountOf && (lead.of === 1 || isSure) && !isOfThem && isNounAt(count.length)
  if (isCountOf && (isOfThem || isFreshCount || isPlace(word(count.length)))) next += count.length
  const isOneOn = isPlace(word(1)) || (isFreshCount && !isFresh(0))
  if (!isPlace(word()) && isOneOn && next > at + lead.length) next += 1
  const isNoun = isPlace(word()) || isFreshCount || (lead.counts !== undefined && isFresh(0))
  const noun = isNoun ? stem(word()) : undefined
  if (noun !== undefined) next += 1
  const isBare = lead.isSingle === true && !isOfThem && !isSure && noun === undefined
  if (isBare && (ofElse.test(word()) || /^(?:is|are|does|of)$/.test(words[at - 1] ?? '')))
    return undefined
  // "And both a SIM card."
  const isOfBoth =
    lead.counts === 2 &&
    /^(?:,|and)$/.test(words[at - 1] ?? '') &&
    /^an?$/.test(word()) &&
    isItemAt(next + 1)
  // "Two enclosures, each on a gooseneck".
  const isEachOn =
    saysEach.test(words[at] ?? '') &&
    /^(?:on|in|atop)$/.test(word()) &&
    /^an?$/.test(word(1)) &&
    isItemAt(next + 2)
  const isBefore = wanting.test(word()) || isOfBoth || isEachOn
  if (lead.isCount && !isBefore && !(isOfThem && noun)) return undefined
  if (lead.of < 1 && noun === undefined && !isOfThem && !isBefore) return undefined
  if (lead.isAmong && noun === undefined && !isBefore) {
    const isPlacedLast = placing.test(words[at - 1] ?? '') && isPause(word())
    if (!isPlacedLast && !(isOfThem && placing.test(words[at - 1] ?? ''))) return undefined
  }
  if (isBare && /^(?:every|per)$/.test(words[at] ?? '')) return undefined
  const counts = isCountOf ? (noun || isOfThem ? count.value : undefined) : lead.counts
  return {
    of: lead.of,
    ...(lead.isCount && { isCount: true }),
    ...(lead.isRest && { isRest: true }),
    ...(lead.except !== undefined && { except: lead.except }),
    ...(saysEach.test(words[at] ?? '') && { isEach: true }),
    ...(noun !== undefined && { noun }),
    ...(counts !== undefined && { counts }),
    isAmong: lead.isAmong === true && noun === undefined,
    ...{ isBefore, isBare, length: next - at },
  }
}

const saysEach = /^(?:each|every|per|apiece)$/

interface Lead {
  of: number
  length: number
  isCount?: true
  isRest?: true
  except?: number
  counts?: number
  /** "Each" by itself. */
  isSingle?: boolean
  /** "All" and "both" say as well that prices are added up. */
  isAmong?: true
}

function leadAt(words: readonly string[], at: number, hasPlaces: boolean): Lead | undefined {
  const [one = '', two = '', three = ''] = words.slice(at, at + 3)
  if (one === 'half' && !/^(?:a|an|that|as|many)$/.test(two)) return { of: 1 / 2, length: 1 }
  if (
    /^(?:a|one)$/.test(one) &&
    /^(?:third|quarter)$/.test(two) &&
    !/^(?:gate|door|one)/.test(three)
  )
    return { of: parts[two] ?? 1, length: 2 }
  if (one === 'every' && parts[two] !== undefined) return { of: parts[two] ?? 1, length: 2 }
  if (/^(?:each|every|per)$/.test(one))
    return { of: 1, length: two === 'single' ? 2 : 1, isSingle: true }
  if (one === 'apiece') return { of: 1, length: 1, isSingle: true }
  if (one === 'both') return { of: 1, length: 1, isAmong: true, counts: 2 }
  if (one === 'all' && /^(?:but|except)$/.test(two)) {
    const except = countAt(words, at + 2)
    if (except) return { of: 1, length: 2 + except.length, except: except.value, isAmong: true }
  }
  // "Per month in all?"
  if (one === 'all' && words[at - 1] === 'in') return undefined
  if (one === 'all') return { of: 1, length: 1, isAmong: true }
  if (hasPlaces && /^(?:the )?(?:others|rest|remaining)$/.test(one === 'the' ? `the ${two}` : one))
    return { of: 1, length: one === 'the' ? 2 : 1, isRest: true }
  return someAt(words, at, hasPlaces)
}

/** "Those two get", "only five of them with", "two of our gates", "four gates, three with". */
function someAt(words: readonly string[], at: number, hasPlaces: boolean): Lead | undefined {
  const isThose = /^(?:those|these)$/.test(words[at] ?? '')
  const from = isThose || words[at] === 'only' ? at + 1 : at
  const count = countAt(words, from)
  if (count === undefined || /^(?:a|an|another)$/.test(words[from] ?? '')) return undefined
  // "In year one with".
  if (/^(?:year|month)$/.test(words[at - 1] ?? '')) return undefined
  const end = from + count.length
  const isOfThem = words[end] === 'of' && /^(?:them|those|these|which)$/.test(words[end + 1] ?? '')
  const isOfOurs = words[end] === 'of' && /^(?:the|our|my)$/.test(words[end + 1] ?? '')
  const isAmongPlaces = hasPlaces && wanting.test(words[end] ?? '')
  if (!isThose && !isOfThem && !isOfOurs && !isAmongPlaces) return undefined
  return { of: count.value, isCount: true, length: end - at }
}
