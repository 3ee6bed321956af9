/** Focuses the first invalid field after each refusal. The reference is the form's. */
import { type RefObject, useEffect, useRef } from 'react'

/** `refusals`: how often it was refused so far. */
export function useFocusFirstInvalid(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return form
}
