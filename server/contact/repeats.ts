/** What a form that comes again, under the same id, changes of the request it was stored as. */
import { searchTerms } from '#shared/chat/searchTerms'
import { photoLimits } from '#shared/contact/photos'
import { type FormField, formFields } from '#shared/contact/rules'
import { Refusal } from '../http/refusal'
import { isDerived } from '../store/derivedId'
import type { Draft, StoredRequest } from './documents'
import type { StoredPhoto } from './photos/documents'

/**
 * Null if nothing; with the same words, photos may have been added. Other words, or fewer photos, are
 * refused, unless they're meant to correct the first, are about the same site as far as can be told,
 * and no teammate has handled the request: a first attempt that arrives late must not undo what the
 * sender saw acknowledged, and a second site is a second request.
 */
export function changesBy(
  draft: Draft,
  original: StoredRequest,
  photos: readonly StoredPhoto[],
): Partial<StoredRequest> | null {
  const { photos: before = [], reference, status } = original
  const more = photos.filter(({ id }) => before.every((one) => one.id !== id))
  // What came by text is in no form.
  const kept = before.filter(({ id }) => isDerived(id) || draft.photos.includes(id))
  // Consent, too: a repeat with the box unticked must not be acknowledged as if that were stored.
  const isSame = formFields.every((field) => original[field] === draft[field])
  if (isSame && kept.length === before.length) {
    const all = [...before, ...more].slice(0, photoLimits.count)
    return all.length === before.length ? null : withFiles(all)
  }
  const hasSamePhoto = before.some(({ id }) => draft.photos.includes(id))
  if (!draft.corrects || status !== 'new' || !(hasSamePhoto || isSameSite(original, draft)))
    throw new Refusal('conflict', 'This form was already sent with different words.')
  const fields = Object.fromEntries(formFields.map((field) => [field, draft[field]]))
  return {
    ...(fields as Pick<Draft, FormField>),
    words: searchTermsOf(reference, draft),
    ...withFiles([...kept, ...more].slice(0, photoLimits.count)),
  }
}

const whoAsks = ['name', 'phone', 'email'] as const

/** By the same person, with the same words or more after them. In doubt it's another: none is lost. */
function isSameSite(original: StoredRequest, draft: Draft): boolean {
  const isSame = (field: keyof Draft & keyof StoredRequest) => original[field] === draft[field]
  const more = draft.message.slice(original.message.length)
  return (
    whoAsks.some((field) => original[field] !== '' && isSame(field)) &&
    isSame('propertyType') &&
    isSame('entrances') &&
    draft.message.startsWith(original.message) &&
    (more === '' || (original.message !== '' && /^[^\p{L}\p{N}]/u.test(more)))
  )
}

export function withFiles(photos: readonly StoredPhoto[]) {
  return { photos: [...photos], files: photos.map(({ sha256 }) => sha256) }
}

export function searchTermsOf(reference: string, { name, phone, email, message }: Draft): string[] {
  return searchTerms(reference, name, phone, email, message)
}
