/** The life of chosen photos: a row each, shrunk, uploaded, retried, removed. */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { uuid } from '../uuid'
import { ListedPhoto } from './listedPhoto'
import { discardPhoto, sendPhoto } from './sendPhoto'
import { shrink } from './shrink'

export function addPhotos(section: HTMLElement, files: readonly File[]): void {
  const room = roomIn(section) - rowsOf(section).length
  for (const file of files.slice(0, room)) start(section, file)
  const problem = section.querySelector('[data-problem]')
  if (problem && files.length > room) problem.textContent = quotePhotos.tooMany
}

/** Restores photos uploaded before a reload; their previews are gone. */
export function restorePhotos(section: HTMLElement, ids: readonly string[]): void {
  for (const id of ids.slice(0, roomIn(section) - rowsOf(section).length)) {
    const row = new ListedPhoto(section, id, { onRemove: () => remove(section, row) })
    row.added(null)
  }
  count(section)
}

function start(section: HTMLElement, file: File): void {
  const ending = new AbortController()
  const { signal } = ending
  let small: Promise<Blob> | undefined

  async function send(): Promise<void> {
    row.sending()
    try {
      small ??= shrink(file, row.picture)
      const blob = await small
      if (signal.aborted) return
      await sendPhoto(row.id, blob, { signal, onProgress: (sent) => row.progress(sent, blob.size) })
      row.added(blob.size)
    } catch (error) {
      if (!signal.aborted) row.failed(error)
    }
  }

  const row = new ListedPhoto(section, uuid(), {
    onAgain: () => void send(),
    onRemove: () => {
      ending.abort()
      remove(section, row)
    },
  })
  count(section)
  void send()
}

function remove(section: HTMLElement, row: ListedPhoto): void {
  discardPhoto(row.id)
  row.remove()
  count(section)
}

/** How many photos the form can have, besides those that came by text. */
function roomIn(section: HTMLElement): number {
  return Number(section.dataset.room)
}

function rowsOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-photo]')]
}

/** Numbers the rows and updates their count. */
function count(section: HTMLElement): void {
  const rows = rowsOf(section)
  const room = roomIn(section)
  for (const [n, row] of rows.entries()) {
    const name = row.querySelector('[data-name]')
    if (name) name.textContent = quotePhotos.name(n + 1)
    row.querySelector('progress')?.setAttribute('aria-label', quotePhotos.name(n + 1))
    row.querySelector('[data-remove]')?.setAttribute('aria-label', quotePhotos.remove(n + 1))
  }
  section.toggleAttribute('data-some', rows.length > 0)
  const counted = section.querySelector('[data-count]')
  if (counted) counted.textContent = quotePhotos.count(rows.length, room)
  for (const [n, slot] of [...section.querySelectorAll('i')].entries())
    slot.toggleAttribute('data-on', n < rows.length)
  for (const input of section.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    input.disabled = rows.length >= room
  if (rows.length < room) {
    const problem = section.querySelector('[data-problem]')
    if (problem) problem.textContent = ''
  }
}
