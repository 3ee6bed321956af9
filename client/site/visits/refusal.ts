/**
 * Whoever does not want to be counted: by the switch on the privacy page, which is all that is kept in
 * this browser, or by what the browser says to every site.
 */
export const notCountedSwitch = 'not-counted'

export function isRefused(): boolean {
  try {
    return localStorage.getItem(notCountedSwitch) !== null
  } catch {
    // Blocked storage: nobody could have refused here.
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
