/**
 * Merges changes into a window of the list so that it equals a fresh load: the higher rev wins,
 * interactions enter or leave by their feedback and text, in chronological position, and erased
 * ones are removed.
 */

import type { Change, Interaction } from '#shared/chat/records'
import { compareByCursor } from '#shared/cursor'
import { covers, type LoadedWindow } from './loadedWindow'
import { belongs } from './wanted'

export function mergeChanges(loaded: LoadedWindow, changes: readonly Change[]): LoadedWindow {
  const { wanted } = loaded
  const latest = latestById(changes)
  let touched = false
  const kept: Interaction[] = []
  for (const known of loaded.interactions) {
    const change = latest.get(known.id)
    latest.delete(known.id)
    if (change === undefined || change.rev <= known.rev) {
      kept.push(known)
    } else {
      touched = true
      if (belongs(change, wanted)) kept.push(change)
    }
  }
  const arrived: Interaction[] = []
  for (const change of latest.values()) {
    if (belongs(change, wanted) && covers(loaded, change)) arrived.push(change)
  }
  if (!touched && arrived.length === 0) return loaded
  return { ...loaded, interactions: mergeSorted(kept, arrived.sort(compareByCursor)) }
}

function latestById(changes: readonly Change[]): Map<string, Change> {
  const latest = new Map<string, Change>()
  for (const change of changes) {
    const known = latest.get(change.id)
    if (known === undefined || known.rev < change.rev) latest.set(change.id, change)
  }
  return latest
}

/** Merges two sorted lists. */
function mergeSorted(a: readonly Interaction[], b: readonly Interaction[]): Interaction[] {
  const all: Interaction[] = []
  let next = 0
  for (const interaction of a) {
    let other = b[next]
    while (other !== undefined && compareByCursor(other, interaction) < 0) {
      all.push(other)
      next += 1
      other = b[next]
    }
    all.push(interaction)
  }
  return all.concat(b.slice(next))
}
