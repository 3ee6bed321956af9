/** The theme of the admin pages in this browser: system, light or dark. */

import { useObservable } from '../ui/observable'
import { chooseTheme, chosenTheme } from '../ui/theme/chosenTheme'
import { type Theme, themes } from '../ui/theme/theme'
import styles from './ThemeChoice.module.css'

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function ThemeChoice() {
  const chosen = useObservable(chosenTheme)
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  )
}
