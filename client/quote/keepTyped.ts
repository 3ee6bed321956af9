/**
 * Keeps what stands in a long form, in this tab alone, until it is sent: a phone that needs the memory
 * for something else, or a reload without a connection, would cost every word. For forms that ask for
 * it (data-kept).
 */
const kept = 'form[data-kept]'

/** Null where the browser forbids it. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

export function keepTyped(): void {
  const key = location.pathname
  const form = document.querySelector<HTMLFormElement>(kept)
  if (form) restore(form, storage()?.getItem(key) ?? null)
  else storage()?.removeItem(key)
  document.addEventListener('input', ({ target }) => {
    const own = target instanceof Element ? target.closest<HTMLFormElement>(kept) : null
    if (own) storage()?.setItem(key, new URLSearchParams(entriesOf(own)).toString())
  })
}

/** It was sent, or cannot be. */
export function forgetTyped(): void {
  if (!document.querySelector(kept)) storage()?.removeItem(location.pathname)
}

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

function restore(form: HTMLFormElement, text: string | null): void {
  if (text === null) return
  const typed = new URLSearchParams(text)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = typed.has(field.name)
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = typed.get(field.name) ?? field.value
  }
}
