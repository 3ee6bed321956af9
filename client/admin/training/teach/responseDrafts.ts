/**
 * Unsaved bot responses by the question they answer, kept in the tab: looking at another answer,
 * starting over or a reload loses none.
 */
import { readJson, storeJson } from '../../../storage'
import { uuid } from '../../../uuid'

export interface ResponseDraft {
  question: string
  text: string
  /** What it becomes; a retry after a lost reply adds nothing. */
  entryId: string
  questionId: string
}

const key = 'bot-responses'
const maxDrafts = 20

export function newResponseDraft(question: string): ResponseDraft {
  return { question, text: '', entryId: uuid(), questionId: uuid() }
}

export function readResponseDraft(question: string): ResponseDraft {
  return all().find((one) => one.question === question) ?? newResponseDraft(question)
}

/** An empty text removes it. */
export function saveResponseDraft(draft: ResponseDraft): void {
  const others = all().filter(({ question }) => question !== draft.question)
  const kept = draft.text === '' ? others : [...others, draft]
  storeJson('session', key, kept.slice(-maxDrafts))
}

function all(): ResponseDraft[] {
  return readJson('session', key, Array.isArray)?.filter(isDraft) ?? []
}

function isDraft(value: unknown): value is ResponseDraft {
  const { question, text, entryId, questionId } = (value ?? {}) as Partial<ResponseDraft>
  return [question, text, entryId, questionId].every((one) => typeof one === 'string')
}
