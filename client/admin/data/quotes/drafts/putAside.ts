/** Quotes that were not saved yet when another was begun in their place: kept until they are wanted. */
import { Value } from '../../../ui/value'
import { type Draft, isBlank, newDraft } from './draft'
import { readDrafts, writeDrafts } from './draftText'
import { keepNew, newQuote } from './kept'
import { rememberedName } from './preparedBy'
import { read, write } from './storage'

const key = 'quote-drafts-aside'

export const aside = new Value<readonly Draft[]>(readDrafts(read(key)))

/** Begins another quote; one that is being written in that place is put aside. */
export function beginQuote(start: Partial<Draft> = {}): void {
  const before = newQuote.get()
  if (!isBlank(before)) keep([before, ...aside.get()])
  keepNew(newDraft({ preparedBy: rememberedName(), ...start }))
}

/** Back into the calculator; what stands there changes places with it. */
export function bringBack(draft: Draft): void {
  const before = newQuote.get()
  const rest = aside.get().filter(({ id }) => id !== draft.id)
  keep(isBlank(before) ? rest : [before, ...rest])
  keepNew(draft)
}

export function throwAway({ id }: Draft): void {
  keep(aside.get().filter((one) => one.id !== id))
}

function keep(drafts: readonly Draft[]): void {
  aside.set(drafts)
  write(key, drafts.length === 0 ? null : writeDrafts(drafts))
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) aside.set(readDrafts(read(key)))
})
