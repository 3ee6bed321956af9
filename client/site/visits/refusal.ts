/**
 * Whether a visitor refuses to be counted: by the switch on the privacy page, the only thing stored
 * in this browser, or by the signal that the browser sends to every site.
 */
export const notCountedSwitch = 'not-counted'

export function isRefused(): boolean {
  try {
    return localStorage.getItem(notCountedSwitch) !== null
  } catch {
    // Storage is blocked, so nobody could have refused here.
    return false
  }
}

export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

export function watchSwitch(): void {
  const shown = document.getElementById(notCountedSwitch) as HTMLInputElement | null
  if (shown) shown.checked = isRefused()
  addEventListener('change', ({ target }) => {
    const { id, checked } = target as HTMLInputElement
    if (id !== notCountedSwitch) return
    if (checked) localStorage.setItem(id, '')
    else localStorage.removeItem(id)
  })
}
