import { expect, test } from 'vitest'
import type { Draft, StoredRequest } from '#server/contact/documents'
import { changesBy } from '#server/contact/repeats'
import { derivedId } from '#server/store/derivedId'
import { type FormField, formFields } from '#shared/contact/rules'

const photo = { id: '7', sha256: 'f', size: 1, width: 1, height: 1, type: 'image/png' } as const
const words: Pick<Draft, FormField> = {
  name: 'Dana Alder',
  phone: '(202) 555-0171',
  email: 'dana@alder.example',
  propertyType: 'home',
  entrances: 1,
  message: 'A gate.',
  smsConsent: false,
}
const corrected: typeof words = {
  name: 'Ben Elder',
  phone: '(202) 555-0199',
  email: 'ben@elder.example',
  propertyType: 'other',
  entrances: 2,
  message: 'Two gates.',
  smsConsent: true,
}
const draft: Draft = { id: '1', ...words, photos: [photo.id], website: '' }
const at = new Date('2031-01-01T00:00:00Z')
const original: StoredRequest = {
  ...words,
  _id: '1',
  photos: [photo],
  reference: 'Q-7K3M-9QXV',
  status: 'new',
  words: [],
  at,
  updatedAt: at,
  expiresAt: at,
  rev: 1,
}

test.each(formFields)('a corrected %s is stored', (field) => {
  const other = { [field]: corrected[field] }
  expect(() => changesBy({ ...draft, ...other }, original, [])).toThrow('different words')
  expect(changesBy({ ...draft, ...other, corrects: true }, original, [])).toMatchObject(other)
})

test('a photo that was taken away since is removed', () => {
  const second = { ...photo, id: '9' }
  const both = { ...original, photos: [photo, second] }
  expect(() => changesBy(draft, both, [])).toThrow('different words')
  expect(changesBy({ ...draft, corrects: true }, both, [])).toMatchObject({ photos: [photo] })
})

test('a photo that came by text stays', () => {
  const texted = { ...photo, id: derivedId('a text') }
  const both = { ...original, photos: [texted, photo] }
  expect(changesBy(draft, both, [])).toBeNull()
  const message = 'A wider gate.'
  expect(changesBy({ ...draft, message, corrects: true }, both, [])).toMatchObject({
    photos: [texted, photo],
  })
})

test('a photo that came by text makes no second site the first', () => {
  const texted = { ...photo, id: derivedId('a text') }
  const other = {
    propertyType: 'other',
    entrances: 4,
    message: 'Another site',
    photos: [],
  } as const
  expect(() =>
    changesBy(
      { ...draft, ...other, photos: [], corrects: true },
      { ...original, photos: [texted] },
      [],
    ),
  ).toThrow('different words')
})
