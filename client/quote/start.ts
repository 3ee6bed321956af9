/** The script of the page behind a private link: without it the form is sent as forms are. */
import { showPhotos, watchPhotos } from '../photos/watchPhotos'
import { keepTyped } from './keepTyped'
import { sendForm } from './sendForm'

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  sendForm(event.target)
})

watchPhotos()
const typed = keepTyped()
showPhotos(document.body, typed?.getAll('photos'))
