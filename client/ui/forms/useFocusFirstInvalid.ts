/** Focuses a form's first invalid field after each refusal. */
import { type RefObject, useEffect, useRef } from 'react'

/** `refusals` counts the refusals so far. Returns the form's ref. */
export function useFocusFirstInvalid(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return form
}
