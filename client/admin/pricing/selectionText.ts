/** A selection as text, for keeping. What is no selection reads as an empty one. */
import { type Selection, setQuantity } from '#shared/quotes/rules'

export function writeSelection(selection: Selection): string {
  return JSON.stringify(selection)
}

export function readSelection(text: string | null): Selection {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return []
  }
  if (!Array.isArray(kept)) return []
  return kept
    .filter(isSelected)
    .reduce<Selection>((selection, { id, quantity }) => setQuantity(selection, id, quantity), [])
}

function isSelected(one: unknown): one is Selection[number] {
  if (typeof one !== 'object' || one === null) return false
  const { id, quantity } = one as { id?: unknown; quantity?: unknown }
  return typeof id === 'string' && typeof quantity === 'number'
}
