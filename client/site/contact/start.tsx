/**
 * The quote form's beginning, loaded when it is asked for. The form is a React root of its own inside
 * the contact dialog: it works before, beside and without the page's.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { contactDialogId } from './contactDialogId'
import { QuoteForm } from './QuoteForm'

const { dataset } = document.documentElement
let isDrawn = false

export function open(): void {
  dataset.quoteOpen = ''
  if (isDrawn) {
    focusForm()
    return
  }
  const place = document.getElementById('quote')
  if (!place) return
  isDrawn = true
  // Its ids differ from those of the page's other roots.
  createRoot(place, { identifierPrefix: 'quote' }).render(
    <StrictMode>
      <QuoteForm onShown={focusForm} onBack={back} />
    </StrictMode>,
  )
}

function focusForm(): void {
  document.getElementById('quote')?.querySelector('h3')?.focus()
}

function back(): void {
  delete dataset.quoteOpen
  document.getElementById(contactDialogId)?.querySelector<HTMLElement>('[data-quote]')?.focus()
}
