/**
 * Whether the admin pages are light or dark, as the system prefers or as chosen in this browser.
 * Set as data-theme on <html>, where dark.css reads it.
 */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'admin-theme'
const system = matchMedia('(prefers-color-scheme: dark)')

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

export function showTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && system.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

export function onSystemChange(changed: () => void): () => void {
  system.addEventListener('change', changed)
  return () => system.removeEventListener('change', changed)
}
