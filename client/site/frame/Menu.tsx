import { Link } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import { Icon } from '../../ui/Icon'
import { Brand } from './Brand'
import styles from './Menu.module.css'

export const menuId = 'menu'

/**
 * The header's links on a phone: a modal dialog, so that the focus stays inside and Escape closes
 * it. Choosing a link closes it too (dialogs.ts).
 */
export function Menu() {
  const { links, menu } = frame.header
  return (
    <dialog id={menuId} className={styles.menu} closedby="any" aria-label={menu.name}>
      <div className={styles.top}>
        <Brand />
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={menuId}
          aria-label={menu.close}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav className={styles.links} aria-label={menu.name}>
        {links.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </nav>
    </dialog>
  )
}
