/** Labels for suggestions. */
import type { Suggestion } from '#shared/training/suggestions/records'
import type { CompanyTime } from '../../ui/companyTime'
import { countOf } from '../../ui/countText'

function visitorsLabel(count: number): string {
  return countOf(count, 'visitor')
}

/** The parts around the text and the section's title: '5 visitors who wrote … chose …'. */
export function supportText({ kind, pick, helpful, notHelpful }: Suggestion): {
  who: string
  did: string
  found: string
} {
  if (kind === 'never')
    return { who: visitorsLabel(notHelpful), did: 'found', found: 'not helpful' }
  if (pick > 0) return { who: visitorsLabel(pick), did: 'chose', found: '' }
  return { who: visitorsLabel(helpful), did: 'found', found: 'helpful' }
}

/** 'Becomes a way of asking. Last chosen today 4:21 PM' */
export function kindLabel(suggestion: Suggestion, time: CompanyTime): string {
  const { kind, pick, helpful, confidence, lastAt } = suggestion
  if (kind === 'never') return 'Won’t be answered from this section'
  if (pick === 0) {
    const sure = confidence === undefined ? '' : `Confidence ${confidence.toFixed(2)}. `
    return `${sure}Becomes a way of asking`
  }
  const also = helpful > 0 ? `, ${visitorsLabel(helpful)} found it helpful` : ''
  return `Becomes a way of asking. Last chosen ${time.recent(lastAt, Date.now())}${also}`
}

/** Below the text, if the section is known: '5 visitors who wrote this chose this section'. */
export function reasonText(suggestion: Suggestion): string {
  const { who, did, found } = supportText(suggestion)
  if (found === '') return `${who} who wrote this ${did} this section`
  return `${who} ${did} the answer from here ${found}`
}

/** Confirms a decision just made. */
export function handledText({ status, kind }: Suggestion): string {
  if (status === 'dismissed') return 'Dismissed. It won’t be suggested again.'
  return kind === 'never'
    ? 'Accepted. Whisper won’t answer it from this section.'
    : 'Accepted as a way of asking.'
}
