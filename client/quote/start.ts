/** The script of the page behind a private link: without it the form is sent as forms are. */
import { accept } from './accept'

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  accept(event.target)
})
