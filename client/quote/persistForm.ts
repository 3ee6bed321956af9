/**
 * Keeps what stands in a long form, in this tab alone, until it is sent: a phone that needs the memory
 * for something else, or a reload without a connection, would cost every word. For forms that ask for
 * it (data-kept).
 */
const persistedForms = 'form[data-kept]'

/** Null where the browser forbids it. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Returns what was kept; undefined where nothing was. */
export function persistForm(): URLSearchParams | undefined {
  const key = location.pathname
  const form = document.querySelector<HTMLFormElement>(persistedForms)
  const text = form && storage()?.getItem(key)
  const typed = text ? new URLSearchParams(text) : undefined
  if (form && typed) restore(form, typed)
  if (!form) storage()?.removeItem(key)
  document.addEventListener('input', ({ target }) => {
    const own = target instanceof Element ? target.closest<HTMLFormElement>(persistedForms) : null
    if (own) storage()?.setItem(key, new URLSearchParams(entriesOf(own)).toString())
  })
  return typed
}

/** It was sent, or cannot be. */
export function clearForm(): void {
  if (!document.querySelector(persistedForms)) storage()?.removeItem(location.pathname)
}

function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

function restore(form: HTMLFormElement, typed: URLSearchParams): void {
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
