/** What may differ between two versions of an entry, for Conflict.tsx. */
import type { EntryContent } from '#shared/knowledge/rules'
import type { Way } from '#shared/knowledge/sections'
import type { WayKind } from '#shared/knowledge/ways'
import type { Difference } from '../../ui/Conflict'
import { changesBetween, fieldsOf } from '../changes/changesBetween'

export function differencesOf(mine: EntryContent, theirs: EntryContent): Difference[] {
  const own = textsOf(mine)
  const other = textsOf(theirs)
  const texts = Object.keys(own).map((name) => [name, own[name] ?? '', other[name] ?? ''] as const)
  const ways = changesBetween(theirs, mine).filter((change) => change.kind === 'ways')
  const places = new Set(ways.map(({ of, section }) => wayPlace(of, section)))
  const listed = [...places].map((place) => {
    const at = ways.filter(({ of, section }) => wayPlace(of, section) === place)
    const only = (what: 'added' | 'removed') =>
      listOfWays(at.flatMap((change) => (change.what === what ? change.ways : [])))
    return [place, only('added'), only('removed')] as const
  })
  return [...texts, ...listed]
}

function textsOf(words: EntryContent): Record<string, string> {
  return { ...fieldsOf(words), Content: words.content }
}

function wayPlace(of: WayKind, section: string): string {
  return of === 'way' ? `Ways of ${section}` : `Never from ${section}`
}

const maxWays = 20

function listOfWays(ways: readonly Way[]): string {
  const texts = ways.slice(0, maxWays).map(({ text }) => text)
  const left = ways.length - texts.length
  return [...texts, ...(left > 0 ? [`and ${left.toLocaleString('en-US')} more`] : [])].join('\n')
}
