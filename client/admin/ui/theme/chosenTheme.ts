/** The theme chosen in this browser, shared by all tabs with an admin page open. */
import { storeText } from '../../../storage'
import { ObservableValue } from '../observable'
import { onSystemChange, showTheme, storedTheme, type Theme, themeKey } from './theme'

export const chosenTheme = new ObservableValue(storedTheme())

export function chooseTheme(theme: Theme): void {
  chosenTheme.set(theme)
  storeText('local', themeKey, theme)
}

/** Applies the theme until the returned function is called; the site's other pages stay light. */
export function followTheme(): () => void {
  const show = () => showTheme(chosenTheme.get())
  const read = ({ key }: StorageEvent) => {
    if (key === themeKey || key === null) chosenTheme.set(storedTheme())
  }
  // Another tab may have changed it since this one loaded its scripts.
  chosenTheme.set(storedTheme())
  show()
  const stops = [chosenTheme.follow(show), onSystemChange(show)]
  addEventListener('storage', read)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('storage', read)
    delete document.documentElement.dataset.theme
  }
}
