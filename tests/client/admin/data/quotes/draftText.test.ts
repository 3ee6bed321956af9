import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '#shared/quotes/rules'
import { newDraft } from '../../../../../client/admin/data/quotes/drafts/draft'
import {
  readDraft,
  readDrafts,
  writeDraft,
  writeDrafts,
} from '../../../../../client/admin/data/quotes/drafts/draftText'
import { anySelection } from '../../../../quotes/anySelection'

const saved = { number: '2026-0001', revision: 1, rev: 3, at: 1_000, text: '[]' }
const anyDraft = fc
  .record({
    customer: fc.string(),
    notes: fc.string(),
    discount: fc.string(),
    lines: anySelection,
    isCompared: fc.boolean(),
    isAsked: fc.boolean(),
    requestId: fc.option(fc.string(), { nil: null }),
    saved: fc.constantFrom(null, saved),
  })
  .map(newDraft)

test('a stored draft is restored with everything typed', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(readDraft(writeDraft(draft))).toEqual(draft)
      expect(readDrafts(writeDrafts([draft, draft]))).toEqual([draft, draft])
    }),
  )
})

test('a draft stored by an older version, with selected items only, is restored', () => {
  expect(readDraft('[{"id":"a","quantity":1},{"id":"b","quantity":5000}]')?.lines).toEqual([
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: maxQuantity },
  ])
})

test.each([[null], [''], ['{'], ['null'], ['3']])('invalid stored text is no draft: %s', (text) => {
  expect(readDraft(text)).toBeNull()
  expect(readDrafts(text)).toEqual([])
})

test.each([
  ['{"lines":[null, 1, "x", {"id": 1, "quantity": 1}, {"id": "a"}, {"id": "a", "quantity": -2}]}'],
  ['{"customer":1,"discount":null,"isAsked":"yes","saved":{"number":"1"},"requestId":7}'],
  ['{"lines":{"id":"a"},"saved":[]}'],
])('invalid parts are dropped and the rest restored: %s', (text) => {
  const draft = readDraft(text)
  expect(draft).toEqual({ ...newDraft(), id: draft?.id })
})
