/**
 * Entry point of the quote form, loaded on request. The form is a React root of its own inside the
 * contact dialog, so it works without the page's own root.
 */
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { limits } from '#shared/contact/rules'
import { watchPhotos } from '../../photos/watchPhotos'
import { fromMessage } from './fromMessage'
import { QuoteForm } from './QuoteForm'

const { dataset } = document.documentElement
let root: Root | undefined
let drawn = 0
/** What the form was last opened with from a conversation. */
let last = ''

/**
 * `message` prefills the form's message; it and `before`, other fields. What is typed stays. With
 * other words than the last, a form that has been sent is followed by a new one.
 */
export function open(message = '', before = ''): void {
  const place = document.getElementById('quote')
  if (!place) return
  dataset.quoteOpen = ''
  const words = message && `${before}\n${message}`
  const isNew = words !== '' && words !== last
  last = words || last
  const show = () => {
    fill(message, before)
    // After the button's own command has opened the dialog.
    setTimeout(focusForm)
  }
  if (root && (place.querySelector('form') || !isNew)) return show()
  if (!root) {
    watchPhotos()
    // A prefix keeps its ids apart from those of the page's other roots.
    root = createRoot(place, { identifierPrefix: 'quote' })
  }
  drawn += 1
  root.render(
    <StrictMode>
      <QuoteForm key={drawn} onShown={show} onBack={back} />
    </StrictMode>,
  )
}

/** Replaces what was filled in before, but nothing typed. */
function fill(message: string, before: string): void {
  if (message === '') return
  const told = { message: message.slice(0, limits.message), ...fromMessage(message, before) }
  for (const [name, value] of Object.entries(told)) {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `#quote [name="${name}"]`,
    )
    const known = field?.dataset.filled ?? field?.defaultValue
    if (!field || (field.value !== '' && field.value !== known)) continue
    field.value = value || field.defaultValue
    field.dataset.filled = field.value
  }
}

function focusForm(): void {
  document.getElementById('quote')?.querySelector('h3')?.focus()
}

function back(): void {
  delete dataset.quoteOpen
  document.getElementById(contactDialogId)?.querySelector<HTMLElement>('[data-quote]')?.focus()
}
