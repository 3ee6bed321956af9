/**
 * The choice against ad tracking, kept in a cookie of this browser for a year. It is part of the
 * page's starter, so the switch works and is right before any other script has been loaded.
 */
import { siteFacts } from '#shared/content/siteFacts'

export const optOutSwitch = 'opt-out'
const { optOutCookie: cookie, consentDays: optOutDays } = siteFacts

export function isOptedOut(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=true`)
}

export function watchOptOut(): void {
  const shown = document.getElementById(optOutSwitch) as HTMLInputElement | null
  if (shown) shown.checked = isOptedOut()
  addEventListener('change', ({ target }) => {
    const { id, checked } = target as HTMLInputElement
    if (id !== optOutSwitch) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const life = checked ? optOutDays * 86_400 : 0
    Object.assign(document, {
      cookie: `${cookie}=true; Path=/; Max-Age=${life}; SameSite=Lax${secure}`,
    })
  })
}
