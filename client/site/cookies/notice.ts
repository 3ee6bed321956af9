/**
 * Specification, section 4: the cookie notice is there on each load while the consent is absent.
 * Accept remembers it for a year and hides the notice; Close hides it for this view and stores nothing.
 * Small: it stands inside the HTML.
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
    // The button is gone: the keyboard goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    if (choice !== 'accept') return
    setCookie(consentCookie, consentDays)
    accepted()
  })
}
