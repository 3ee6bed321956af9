/**
 * The quote form's beginning, loaded when it is asked for. The form is a React root of its own inside
 * the contact dialog: it works before, beside and without the page's.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { limits } from '#shared/contact/rules'
import { watchPhotos } from '../../photos/watchPhotos'
import { contactDialogId } from './contactDialogId'
import { QuoteForm } from './QuoteForm'

const { dataset } = document.documentElement
let isDrawn = false

/** `message`: what stands in the form's message where nobody has typed one. */
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
  // Its ids differ from those of the page's other roots.
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
