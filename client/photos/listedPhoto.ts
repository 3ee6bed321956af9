/** One photo in the list. Once uploaded, its id is in a hidden field that submits with the form. */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { ApiError, NetworkError } from '../errors'
import { fileSize } from '../ui/fileSize'
import { changed } from './changed'
import { Unreadable } from './shrink'

interface Actions {
  onAgain?: () => void
  onRemove: () => void
}

export class ListedPhoto {
  readonly picture: HTMLCanvasElement
  private readonly element: HTMLElement

  constructor(
    private readonly section: HTMLElement,
    readonly id: string,
    { onAgain, onRemove }: Actions,
  ) {
    const first = section.querySelector<HTMLElement>('[data-row]')
    if (!first) throw new Error('No row to copy.')
    this.element = first.cloneNode(true) as HTMLElement
    this.element.hidden = false
    this.element.removeAttribute('data-row')
    this.element.dataset.photo = 'sending'
    this.picture = this.part('canvas') as HTMLCanvasElement
    this.part('[data-again]').addEventListener('click', () => onAgain?.())
    this.part('[data-remove]').addEventListener('click', onRemove)
    first.parentElement?.append(this.element)
  }

  sending(): void {
    this.part('[data-progress]').textContent = quotePhotos.preparing
    this.become('sending')
  }

  progress(sent: number, whole: number): void {
    const part = Math.min(1, sent / whole)
    const bar = this.part('progress') as HTMLProgressElement
    bar.value = part
    const text = `${Math.round(part * 100)}%`
    this.part('[data-progress]').textContent = quotePhotos.progress(
      text,
      fileSize(part * whole),
      fileSize(whole),
    )
  }

  /** `size` is null for a photo restored after a reload. */
  added(size: number | null): void {
    const said = size === null ? quotePhotos.added : `${quotePhotos.added}, ${fileSize(size)}`
    this.part('[data-added]').textContent = said
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = 'photos'
    field.value = this.id
    this.element.append(field)
    this.become('added')
    this.say(said)
    // Tells persistForm.ts to save the changed form.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  failed(error: unknown): void {
    const isLost = error instanceof NetworkError
    const why = isLost ? quotePhotos.lost : whyOf(error)
    this.part('[data-why]').textContent = why
    // A photo refused for lack of space may succeed later; a file that is not a photo never will.
    const mayPass = error instanceof ApiError && error.code !== 'invalid'
    this.part('[data-again]').toggleAttribute('data-useful', mayPass)
    this.become(isLost ? 'failed' : 'refused')
    this.say(`${quotePhotos.notUploaded}. ${why}`)
  }

  /** Moves the focus to the next photo, or to the button that adds more. */
  remove(): void {
    const { section, element } = this
    const next = element.nextElementSibling ?? element.previousElementSibling
    const button = next?.matches('[data-photo]') ? next.querySelector('[data-remove]') : null
    element.remove()
    section.dispatchEvent(new Event('input', { bubbles: true }))
    section.dispatchEvent(new Event(changed, { bubbles: true }))
    const choose = section.querySelector<HTMLInputElement>('input[multiple]')
    if (choose) choose.disabled = false
    ;((button as HTMLElement | null) ?? choose)?.focus()
  }

  private become(state: 'sending' | 'added' | 'failed' | 'refused'): void {
    this.element.dataset.photo = state
    this.element.dispatchEvent(new Event(changed, { bubbles: true }))
  }

  private say(text: string): void {
    const said = this.section.querySelector('[data-said]')
    if (said) said.textContent = `${this.part('[data-name]').textContent}: ${text}`
  }

  private part(selector: string): HTMLElement {
    const found = this.element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector} in a photo's row.`)
    return found
  }
}

function whyOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof Unreadable ? quotePhotos.unreadable : quotePhotos.lost
}
