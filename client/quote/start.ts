/** The script of the page behind a private link. Without it, the browser submits the form. */
import { showPhotos, watchPhotos } from '../photos/watchPhotos'
import { asksNotToBeTracked, isRefused } from '../site/visits/refusal'
import { persistForm } from './persistForm'
import { sendForm } from './sendForm'

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  sendForm(event.target)
})
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})

/** Tells the server that the quote was opened, unless this browser asks not to be counted. */
function reportSeen(): void {
  if (!document.querySelector('[data-quote]') || isRefused() || asksNotToBeTracked()) return
  const body = new URLSearchParams({ turn: 'seen' })
  fetch(location.pathname, { method: 'POST', body, redirect: 'manual' }).catch(() => {})
}

watchPhotos()
const typed = persistForm()
showPhotos(document.body, typed?.getAll('photos'))
reportSeen()
