/** The addresses of the Knowledge Base tab. */
import { categories, type Category } from '#shared/knowledge/rules'

export const knowledgePath = '/admin/whisper/knowledge-base'
export const trainingPath = '/admin/whisper/training'
export const newEntryPath = `${knowledgePath}/new`
export const importPath = `${knowledgePath}/import`
/** Drafts waiting to be published. */
export const toWaitingDrafts = `${knowledgePath}?show=drafts`
/** A new entry that answers a question from the queue. */
export function teachPath(group: string): string {
  return `${newEntryPath}?teach=${encodeURIComponent(group)}`
}

/** Link state for `newEntryPath`: a teammate's answer to a visitor, to start the entry with. */
export interface Answered {
  /** Key under which the draft is kept. */
  id: string
  question: string
  answer: string
}

export function answeredIn(state: unknown): Answered | null {
  const { id, question, answer } = (state ?? {}) as Partial<Answered>
  const isWhole = [id, question, answer].every((one) => typeof one === 'string')
  return isWhole ? (state as Answered) : null
}

/** The path pattern for the server and the router. */
export const entryPattern = `${knowledgePath}/:id`

export function entryPath(id: string): string {
  return `${knowledgePath}/${encodeURIComponent(id)}`
}

export function categoryPath(category: Category | null, path: string = knowledgePath): string {
  return category === null ? path : `${path}?category=${category}`
}

export function categoryIn(parameters: URLSearchParams): Category | null {
  const asked = parameters.get('category')
  return categories.find(({ id }) => id === asked)?.id ?? null
}
