/** The addresses of the Knowledge Base tab. */
import { categories, type Category } from '#shared/knowledge/rules'

export const knowledgePath = '/admin/whisper/knowledge-base'
export const trainingPath = '/admin/whisper/training'
export const newEntryPath = `${knowledgePath}/new`
export const importPath = `${knowledgePath}/import`
/** What waits to be published. */
export const toWaitingDrafts = `${knowledgePath}?show=drafts`
/** A new entry as the answer to a question of the queue. */
export function teachPath(group: string): string {
  return `${newEntryPath}?teach=${encodeURIComponent(group)}`
}

/** With which a link to `newEntryPath` brings what a teammate answered to a visitor, to begin the entry with. */
export interface Answered {
  /** By which what is written of it is kept. */
  id: string
  question: string
  answer: string
}

export function answeredIn(state: unknown): Answered | null {
  const { id, question, answer } = (state ?? {}) as Partial<Answered>
  const isWhole = [id, question, answer].every((one) => typeof one === 'string')
  return isWhole ? (state as Answered) : null
}

/** As the server and the router know it. */
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
