/**
 * Unsaved bot responses by the question they answer, kept in the tab: looking at another answer,
 * starting over or a reload loses none.
 */
const key = 'bot-responses'
const maxDrafts = 20

export function readResponseDraft(question: string): string {
  return all().find(([asked]) => asked === question)?.[1] ?? ''
}

/** An empty text removes it. */
export function saveResponseDraft(question: string, text: string): void {
  const others = all().filter(([asked]) => asked !== question)
  const kept = text === '' ? others : [...others, [question, text]]
  try {
    sessionStorage.setItem(key, JSON.stringify(kept.slice(-maxDrafts)))
  } catch {
    // Without storage it lasts as long as the form.
  }
}

function all(): [question: string, text: string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPair) : []
  } catch {
    return []
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
}
