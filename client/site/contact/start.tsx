/**
 * Entry point of the quote form, loaded on request. The form is a React root of its own inside the
 * contact dialog, so it works without the page's own root.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { contactDialogId } from '#shared/contact/contactDialogId'
import { limits } from '#shared/contact/rules'
import { watchPhotos } from '../../photos/watchPhotos'
import { QuoteForm } from './QuoteForm'

const { dataset } = document.documentElement
let isDrawn = false

/** `message` prefills the form's message if the visitor hasn't typed one. */
export function open(message = ''): void {
  dataset.quoteOpen = ''
  if (isDrawn) {
    fill(message)
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
          fill(message)
          focusForm()
        }}
        onBack={back}
      />
    </StrictMode>,
  )
}

function fill(message: string): void {
  const box = document.querySelector<HTMLTextAreaElement>('#quote textarea[name="message"]')
  if (box?.value === '') box.value = message.slice(0, limits.message)
}

function focusForm(): void {
  document.getElementById('quote')?.querySelector('h3')?.focus()
}

function back(): void {
  delete dataset.quoteOpen
  document.getElementById(contactDialogId)?.querySelector<HTMLElement>('[data-quote]')?.focus()
}
