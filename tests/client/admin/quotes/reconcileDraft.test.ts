import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#shared/quotes/records'
import {
  contentOf,
  draftOf,
  isChanged,
  newDraft,
  textOf,
} from '../../../../client/admin/data/quotes/drafts/draft'
import { reconcileDraft } from '../../../../client/admin/quotes/saving/reconcileDraft'

const line: QuoteLine = {
  id: 'a',
  category: 'controller',
  name: 'A',
  about: '',
  msrp: 200,
  cost: 100,
  tenths: 10,
  quantity: 1,
}
const quote: Quote = {
  id: 'q',
  number: '2026-0001',
  revision: 1,
  rev: 1,
  createdAt: 1,
  updatedAt: 1,
  customer: 'Dana',
  company: '',
  email: '',
  phone: '',
  site: '',
  preparedBy: '',
  notes: '',
  discount: 5_000,
  tax: 0,
  callBox: null,
  lines: [line],
  mails: [],
  history: [],
  earlier: [],
  priceList: { version: 1, since: '2026-11-21' },
  date: '2026-11-21',
  validUntil: '2026-12-21',
  status: 'draft',
  sentAt: null,
  answer: null,
  token: null,
  requestId: null,
  conditions: null,
}
const later = { ...quote, rev: 2, updatedAt: 2 }
const mine = { ...draftOf(quote), site: 'Mine' }

test('a quote without local edits shows the server’s version', () => {
  expect(reconcileDraft(null, quote).draft).toEqual(draftOf(quote))
  expect(reconcileDraft(draftOf(quote), { ...later, site: 'Theirs' }).draft.site).toBe('Theirs')
})

test('a server version older than the last save changes nothing', () => {
  const draft = draftOf(later)
  expect(reconcileDraft(draft, { ...quote, site: 'Older' })).toEqual({ draft, isConflict: false })
})

test('edits on both sides are a conflict, and the local ones stay', () => {
  const met = reconcileDraft(mine, { ...later, site: 'Theirs' })
  expect(met).toEqual({ draft: mine, isConflict: true })
})

test('local edits whose save reply was lost count as saved', () => {
  const { draft, isConflict } = reconcileDraft(mine, { ...later, site: 'Mine' })
  expect(isConflict).toBe(false)
  expect(draft.saved?.rev).toBe(2)
  expect(isChanged(draft)).toBe(false)
})

test('nor are edits made while such a save was under way a conflict', () => {
  const sent = ['Earlier', 'Mine'].map((site) => textOf(contentOf({ ...mine, site })))
  const draft = { ...mine, site: 'Mine, and more', sent }
  for (const site of ['Earlier', 'Mine']) {
    const met = reconcileDraft(draft, { ...later, site })
    expect(met).toMatchObject({ isConflict: false, draft: { site: 'Mine, and more' } })
    expect(met.draft).toMatchObject({ saved: { rev: 2 }, sent: [] })
    expect(isChanged(met.draft)).toBe(true)
  }
  expect(reconcileDraft(draft, { ...later, site: 'Theirs' }).isConflict).toBe(true)
})

test('a change to something other than the edited text is no conflict', () => {
  const { draft, isConflict } = reconcileDraft(mine, later)
  expect(isConflict).toBe(false)
  expect(draft).toMatchObject({ site: 'Mine', saved: { rev: 2 } })
  expect(isChanged(draft)).toBe(true)
})

test('edits after a first save whose reply was lost are no conflict', () => {
  const first = { ...mine, saved: null, sent: [textOf(contentOf(draftOf(quote)))] }
  expect(reconcileDraft(first, quote)).toMatchObject({
    isConflict: false,
    draft: { saved: { rev: 1 } },
  })
  expect(reconcileDraft(first, { ...later, site: 'Theirs' }).isConflict).toBe(true)
})

test('a quote sent while edited here is a conflict', () => {
  expect(reconcileDraft(mine, { ...later, status: 'sent' }).isConflict).toBe(true)
})

test('the fields’ contents are what is saved', () => {
  const draft = newDraft({
    discount: '8.875 %',
    tax: 'x',
    customer: ' Dana\n Post ',
    line: '$45.50',
  })
  expect(contentOf(draft)).toMatchObject({
    discount: 8_875,
    tax: Number.NaN,
    customer: 'Dana Post',
  })
  expect(contentOf({ ...draft, isCompared: true }).callBox).toEqual({ entrances: 1, line: 4_550 })
})
