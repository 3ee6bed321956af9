import { Link } from 'react-router-dom'
import { company } from '#shared/company'
import { Icon } from '../ui/Icon'
import { Mark } from '../ui/Mark'
import styles from './Header.module.css'
import { headerLinks } from './links'

/** The menu is a popover: it opens and closes before any script has run. */
export function Header() {
  return (
    <>
      <header className={styles.header}>
        <div className={`${styles.row} page`}>
          <Brand />
          <nav className={styles.nav} aria-label="Main">
            {headerLinks.map(({ name, to }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </nav>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="menu"
            aria-label="Open menu"
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </header>
      <nav id="menu" className={styles.menu} popover="auto" aria-label="Menu">
        <div className={styles.top}>
          <Brand />
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {headerLinks.map(({ name, to }) => (
          // Before the script runs only it could close the menu: the starter keeps the click.
          <Link key={to} to={to} data-live onClick={closeMenu}>
            {name}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Brand() {
  return (
    <Link className={styles.brand} to="/" onClick={closeMenu}>
      <Mark className={styles.mark} />
      <span>{company.name}</span>
    </Link>
  )
}

function closeMenu() {
  document.getElementById('menu')?.hidePopover()
}
