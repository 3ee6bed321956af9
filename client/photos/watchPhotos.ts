/**
 * The small part of photos that stands beside every quote form: it loads the rest when a photo is
 * chosen, and tells a form that is sent when its photos are there.
 */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { changed } from './changed'

const section = '[data-photos]'

export function watchPhotos(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const own = target.closest<HTMLElement>(section)
    if (!own) return
    // The same file again is another change.
    const files = [...(target.files ?? [])]
    target.value = ''
    load(own, ({ addPhotos }) => addPhotos(own, files))
  })
}

/** Shows where photos can be added; `ids` were sent before the page was loaded anew. */
export function showPhotos(form: Element, ids: readonly string[] = []): void {
  const own = form.querySelector<HTMLElement>(section)
  if (!own) return
  own.hidden = false
  if (ids.length > 0) load(own, ({ restorePhotos }) => restorePhotos(own, ids))
}

/** A form that comes in the place of another keeps its photos, those on their way too. */
export function movePhotos(from: Element | null, to: Element): void {
  const own = from?.querySelector(section)
  if (own) to.querySelector(section)?.replaceWith(own)
}

/**
 * Resolves when none is on its way any more: false where the connection keeps one back, which has the
 * focus then. One that the server refuses keeps nothing back.
 */
export async function photosReady(form: HTMLElement): Promise<boolean> {
  const failed = () => form.querySelectorAll<HTMLElement>('[data-photo="failed"] [data-again]')
  for (const button of failed()) button.click()
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
