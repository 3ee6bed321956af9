/** The lists of the Analytics tab, each read from the sum of the days. */
import { actionIds, actions } from '#shared/analytics/actions'
import { sources } from '#shared/analytics/dimensions'
import type { Funnel } from '#shared/analytics/funnel'
import { type Goal, pressedText } from '#shared/analytics/goals'
import { percentages } from '#shared/analytics/measures'
import { peopleOf } from '#shared/analytics/people'
import type { Campaign, Figures } from '#shared/analytics/records'
import { readTags } from '#shared/analytics/tags'
import { titleOf } from '../collect/countedPage'
import type { ListName, Slice } from '../counts/slice'
import type { CountedStep } from '../counts/steps'

/** Longer lists are cut after the most frequent values. */
const longest = 50

export function listsOf(sum: Slice) {
  const countOf = (list: ListName, value: string) => sum.lists.get(list)?.get(value) ?? 0
  const visits = sources.map((source) => countOf('source', source))
  const shares = percentages(visits)
  return {
    topPages: most(sum, 'page').map(([path, views]) => ({ path, title: titleOf(path), views })),
    trafficSources: sources.map((source, index) => ({
      source,
      percentage: shares[index] ?? 0,
      visits: visits[index] ?? 0,
    })),
    userEngagement: actionIds.map((action) => ({
      action,
      name: actions[action].name,
      count: countOf('action', action),
    })),
    people: peopleOf(sum.lists.get('action') ?? new Map()),
    referrers: valued(sum, 'referrer'),
    campaigns: valued(sum, 'campaign'),
    devices: valued(sum, 'device'),
    countries: valued(sum, 'country'),
    regions: valued(sum, 'region'),
    cities: valued(sum, 'city'),
    entryPages: pagesOf(sum, 'entry'),
    exitPages: pagesOf(sum, 'exit'),
    tagged: taggedOf(sum),
    funnel: funnelOf(sum),
  }
}

function pagesOf(sum: Slice, list: 'entry' | 'exit') {
  return most(sum, list).map(([path, visits]) => ({ path, title: titleOf(path), visits }))
}

/** Without '(other)' and values that aren't tags. */
function taggedOf(sum: Slice): Campaign[] {
  const converted = sum.lists.get('tagsConverted')
  return most(sum, 'tags').flatMap(([text, visits]) => {
    const tags = readTags(text)
    return tags ? [{ ...tags, visits, conversions: converted?.get(text) ?? 0 }] : []
  })
}

function funnelOf({ sums, lists }: Slice): Funnel {
  const reached = (step: CountedStep) => lists.get('step')?.get(step) ?? 0
  return {
    visits: sums.visits,
    form: reached('form'),
    request: reached('request'),
    quote: reached('quote'),
    acceptance: reached('acceptance'),
    chat: reached('chat'),
    chatRequest: reached('chatRequest'),
  }
}

export function goalsOf({ lists }: Slice, goals: readonly Goal[]): Figures['goals'] {
  return goals.map(({ id, name, on }) => ({
    id,
    name,
    visits:
      (on.kind === 'page'
        ? lists.get('seen')?.get(on.path)
        : lists.get('pressed')?.get(pressedText(on.text))) ?? 0,
  }))
}

function valued(sum: Slice, list: ListName): { value: string; visits: number }[] {
  return most(sum, list).map(([value, visits]) => ({ value, visits }))
}

function most(sum: Slice, list: ListName): [string, number][] {
  return [...(sum.lists.get(list) ?? [])]
    .filter(([, count]) => count !== 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, longest)
}
