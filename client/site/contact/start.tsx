/**
 * Entry point of the quote form, loaded on request. The form is a React root of its own inside the
 * contact dialog, so it works without the page's own root.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { limits } from '#shared/contact/rules'
import { watchPhotos } from '../../photos/watchPhotos'
import { fromMessage } from './fromMessage'
import { QuoteForm } from './QuoteForm'

const { dataset } = document.documentElement
let isDrawn = false

/** `message` prefills the form's message; it and `before`, other fields. What is typed stays. */
export function open(message = '', before = ''): void {
  dataset.quoteOpen = ''
  if (isDrawn) {
    fill(message, before)
    focusForm()
    return
  }
  const place = document.getElementById('quote')
  if (!place) return
  isDrawn = true
  watchPhotos()
  // A prefix keeps its ids apart from those of the page's other roots.
  createRoot(place, { identifierPrefix: 'quote' }).render(
    <StrictMode>
      <QuoteForm
        onShown={() => {
          fill(message, before)
          focusForm()
        }}
        onBack={back}
      />
    </StrictMode>,
  )
}

function fill(message: string, before: string): void {
  const told = { message: message.slice(0, limits.message), ...fromMessage(message, before) }
  for (const [name, value] of Object.entries(told)) {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `#quote [name="${name}"]`,
    )
    if (field && value !== '' && field.value === field.defaultValue) field.value = value
  }
}

function focusForm(): void {
  document.getElementById('quote')?.querySelector('h3')?.focus()
}

function back(): void {
  delete dataset.quoteOpen
  document.getElementById(contactDialogId)?.querySelector<HTMLElement>('[data-quote]')?.focus()
}
