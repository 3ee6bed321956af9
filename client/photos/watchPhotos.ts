/**
 * The small part of photos that is loaded with every quote form: it loads the rest when a photo is
 * chosen, and tells a form being sent when its photos are uploaded.
 */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { changed } from './changed'

const section = '[data-photos]'

export function watchPhotos(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const own = target.closest<HTMLElement>(section)
    if (!own) return
    // Cleared, so that choosing the same file again fires another change.
    const files = [...(target.files ?? [])]
    target.value = ''
    load(own, ({ addPhotos }) => addPhotos(own, files))
  })
}

/** Shows the photo section; `ids` were uploaded before a reload. */
export function showPhotos(form: Element, ids: readonly string[] = []): void {
  const own = form.querySelector<HTMLElement>(section)
  if (!own) return
  own.hidden = false
  if (ids.length > 0) load(own, ({ restorePhotos }) => restorePhotos(own, ids))
}

/** Moves the photos, including those still uploading, to the form that replaces this one. */
export function movePhotos(from: Element | null, to: Element): void {
  const own = from?.querySelector(section)
  if (own) to.querySelector(section)?.replaceWith(own)
}

/**
 * Tries again what may succeed now, and resolves once no photo is uploading: false if one failed for
 * want of a connection, whose retry button then has the focus. Photos that the server refused don't
 * hold up the form.
 */
export async function photosReady(form: HTMLElement): Promise<boolean> {
  const failed = () => form.querySelectorAll<HTMLElement>('[data-photo="failed"] [data-again]')
  const refused = form.querySelectorAll<HTMLElement>('[data-photo="refused"] [data-useful]')
  for (const button of [...failed(), ...refused]) button.click()
  while (form.querySelector('[data-photo="sending"]'))
    await new Promise((resolve) => form.addEventListener(changed, resolve, { once: true }))
  const first = failed()[0]
  first?.focus()
  return !first
}

function load(own: HTMLElement, then: (script: typeof import('./photoList')) => void): void {
  const problem = own.querySelector('[data-problem]')
  if (problem) problem.textContent = ''
  import('./photoList').then(then, () => {
    if (problem) problem.textContent = quotePhotos.notLoaded
  })
}
