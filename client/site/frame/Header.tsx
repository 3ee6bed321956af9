import { Link } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import { Icon } from '../../ui/Icon'
import { Brand } from './Brand'
import styles from './Header.module.css'
import { menuId } from './Menu'

/** Fixed at the top of every page: the links inline where they fit, otherwise a menu button. */
export function Header() {
  const { name, links, menu } = frame.header
  return (
    <header className={styles.header}>
      <div className={`${styles.row} page`}>
        <Brand />
        <nav className={styles.nav} aria-label={name}>
          {links.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className={styles.toggle}
          command="show-modal"
          commandfor={menuId}
          aria-haspopup="dialog"
          aria-label={menu.open}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
    </header>
  )
}
