/**
 * Sends a private page's form without leaving the page, so that a lost connection loses nothing.
 * The server replies with the whole page, which replaces the current one.
 */
import { movePhotos, photosReady } from '../photos/watchPhotos'
import { clearForm } from './persistForm'

const patienceMs = 20_000

export async function sendForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const lost = form.querySelector<HTMLElement>('[data-lost]')
  if (!button || !lost || form.ariaBusy === 'true') return
  const label = button.textContent
  form.ariaBusy = 'true'
  lost.hidden = true
  button.textContent = button.dataset.sending ?? label
  try {
    if (await photosReady(form)) show(await send(form))
  } catch {
    lost.hidden = false
  } finally {
    button.textContent = label
    form.ariaBusy = null
  }
}

async function send(form: HTMLFormElement): Promise<Element> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) body.append(name, String(value))
  const signal = AbortSignal.timeout(patienceMs)
  const reply = await fetch(location.pathname, { method: 'POST', body, signal })
  if (reply.status === 429 || reply.status >= 500) throw new Error(`Answered ${reply.status}.`)
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  const main = page.querySelector('main')
  if (!main) throw new Error(`No page, but ${reply.status}.`)
  return main
}

function show(main: Element): void {
  const before = document.querySelector('main')
  movePhotos(before, main)
  before?.replaceWith(main)
  clearForm()
  const next =
    main.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    main.querySelector<HTMLElement>('#answer, [data-outcome]')
  next?.focus()
  next?.scrollIntoView({ block: 'center' })
}
