/**
 * The opt-out from ad tracking, kept in a cookie for a year. It is part of the page's starter, so
 * the switch works and is correct before any other script has loaded.
 */
import { consentDays, optOutCookie } from '#shared/content/cookies'
import { hasCookie, setCookie } from '../cookies/choice'

export const optOutSwitch = 'opt-out'

export function isOptedOut(): boolean {
  return hasCookie(optOutCookie)
}

export function watchOptOut(): void {
  const shown = document.getElementById(optOutSwitch) as HTMLInputElement | null
  if (shown) shown.checked = isOptedOut()
  addEventListener('change', ({ target }) => {
    const { id, checked } = target as HTMLInputElement
    if (id === optOutSwitch) setCookie(optOutCookie, checked ? consentDays : 0)
  })
}
