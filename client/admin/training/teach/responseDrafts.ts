/**
 * Unsaved bot responses by the question they answer, kept in the tab: looking at another answer,
 * starting over or a reload loses none.
 */
import { readJson, storeJson } from '../../../storage'

const key = 'bot-responses'
const maxDrafts = 20

export function readResponseDraft(question: string): string {
  return all().find(([asked]) => asked === question)?.[1] ?? ''
}

/** An empty text removes it. */
export function saveResponseDraft(question: string, text: string): void {
  const others = all().filter(([asked]) => asked !== question)
  const kept = text === '' ? others : [...others, [question, text]]
  storeJson('session', key, kept.slice(-maxDrafts))
}

function all(): [question: string, text: string][] {
  return readJson('session', key, Array.isArray)?.filter(isPair) ?? []
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
}
