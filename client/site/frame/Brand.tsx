/** The logo in the frame: the mark and the company's name. */
import { Link } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import { BrandMark } from '../../ui/face/BrandMark'
import styles from './Brand.module.css'

export function Brand() {
  const { text, to } = frame.header.home
  return (
    <Link className={styles.brand} to={to}>
      <BrandMark className={styles.mark} />
      <span>{text}</span>
    </Link>
  )
}
