/**
 * Keeps the contents of a long form in this tab until it is sent: otherwise a phone that reclaims
 * memory, or a reload without a connection, would lose every word. For forms marked `data-kept`.
 */
const persistedForms = 'form[data-kept]'

/** Null if the browser forbids it. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Restores the form and returns what was kept; undefined if nothing was. */
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

/** Clears the stored form once it is gone from the page: sent, or no longer available. */
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
