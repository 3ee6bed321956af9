/**
 * The form's draft. It is kept in the tab until it is saved or discarded, with what was stored when
 * it began, so that neither visiting another page nor another admin's change loses anything.
 */
import type { Resource, Upload } from '#shared/resources/records'
import { categories, type Category } from '#shared/resources/rules'
import { readJson, storeJson } from '../../../storage'
import type { Edits } from '../../ui/useEdits'

export interface Draft {
  title: string
  description: string
  category: Category
  filename: string
  url: string
  note: string
  upload: Upload | null
  /** Of the stored file; '' without one. */
  sha256: string
  /** 0 for a new one. */
  rev: number
}

interface KeptDraft {
  edits: Edits<Draft>
  /** The id of a new resource, so that a retry after a lost reply adds nothing. */
  newId: string
}

export function newDraft(category: Category): Draft {
  return {
    title: '',
    description: '',
    category,
    filename: '',
    url: '',
    note: '',
    upload: null,
    sha256: '',
    rev: 0,
  }
}

export function draftOf(resource: Resource): Draft {
  const { title, description, category, filename, url, file, rev } = resource
  return {
    title,
    description,
    category,
    filename,
    url,
    note: '',
    upload: null,
    sha256: file?.sha256 ?? '',
    rev,
  }
}

/** Whether saving the draft would change nothing of what is stored. */
export function isStored(draft: Draft, stored: Draft): boolean {
  const names = ['title', 'description', 'category', 'filename'] as const
  const { upload, url } = draft
  const hasContent = upload ? upload.sha256 === stored.sha256 : url === stored.url
  return hasContent && names.every((name) => draft[name] === stored[name])
}

/** `of` is the resource's id, or 'new'. */
const keyOf = (of: string) => `resource-draft-${of}`

export const readDraft = (of: string) => readJson('session', keyOf(of), isKept)

export const storeDraft = (of: string, kept: KeptDraft | null) =>
  storeJson('session', keyOf(of), kept)

function isKept(value: unknown): value is KeptDraft {
  const { edits, newId } = (value ?? {}) as Partial<KeptDraft>
  if (typeof newId !== 'string' || typeof edits?.base?.rev !== 'number') return false
  const fields: Record<string, unknown> = { ...edits.base, ...edits.fields }
  const texts = ['title', 'description', 'filename', 'url', 'note']
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    categories.some(({ id }) => id === fields.category) &&
    typeof fields.upload === 'object'
  )
}
