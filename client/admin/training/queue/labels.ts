/** Labels for the queue. */
import type { QueueCounts, QueuedQuestion } from '#shared/training/queue/records'
import { type Reason, reasons, type View } from '#shared/training/queue/rules'
import { countOf } from '../../ui/countText'

export const reasonLabels: Record<Reason, string> = {
  unanswered: 'Not answered',
  unsure: 'Unsure',
  'not-helpful': 'Not helpful',
}

export const viewLabels: Record<View, string> = {
  open: 'Waiting',
  later: 'Put off',
  dismissed: 'Dismissed',
}

const number = (count: number) => count.toLocaleString('en-US')

export function timesLabel(times: number): string {
  if (times === 1) return 'once'
  return times === 2 ? 'twice' : `${number(times)} times`
}

/** '6 questions, asked 19 times' */
export function countsLabel({ questions, times }: QueueCounts): string {
  if (questions === 0) return 'No questions'
  return `${countOf(questions, 'question')}, asked ${timesLabel(times)}`
}

/** 'Not answered 3, not helpful 1'; no counts if there is one reason or it was asked once. */
export function reasonsLabel({ why, times }: QueuedQuestion): string {
  const given = reasons.filter((reason) => (why[reason] ?? 0) > 0)
  const names = given.map((reason, index) => {
    const name = index === 0 ? reasonLabels[reason] : reasonLabels[reason].toLowerCase()
    return given.length > 1 && times > 1 ? `${name} ${number(why[reason] ?? 0)}` : name
  })
  return names.join(', ')
}

export function nearestLabel({ titles, isAnswered, isOffered }: QueuedQuestion): string {
  if (titles.length === 0) return 'Nothing near'
  return `${isOffered ? 'Offered' : isAnswered ? 'Answered from' : 'Near'}: ${titles.join('; ')}`
}

const languages = new Intl.DisplayNames('en', { type: 'language' })
export const languageLabel = (code: string): string => languages.of(code) ?? code

export const statusLabels: Record<NonNullable<QueuedQuestion['before']>, string> = {
  later: 'Put off before',
  dismissed: 'Dismissed before',
  taught: 'Taught before',
}
