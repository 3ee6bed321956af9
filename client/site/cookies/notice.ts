/**
 * Shows the cookie notice on each load until there is consent (specification, section 4). Accept
 * hides it for a year; Close hides it for this view and stores nothing. Kept small because it is
 * inlined in the HTML.
 */
import { consentCookie, consentDays } from '#shared/content/cookies'
import { hasCookie, setCookie } from './choice'

export function watchCookieNotice(accepted: () => void): void {
  const { dataset } = document.documentElement
  if (hasCookie(consentCookie)) accepted()
  else dataset.cookies = 'unasked'

  addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest?.<HTMLElement>('[data-cookies]:not(html)')?.dataset
      .cookies
    if (!choice) return
    delete dataset.cookies
    // The button is gone, so keyboard users continue in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    if (choice !== 'accept') return
    setCookie(consentCookie, consentDays)
    accepted()
  })
}
