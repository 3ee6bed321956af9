/** Template of a photo's row. Its state is in `data-photo`, which decides what is visible. */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { buttonClass } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { PhotoIcon } from './PhotoIcon'
import styles from './PhotoRow.module.css'

export function PhotoRow() {
  return (
    <li className={styles.photo} data-row hidden>
      <canvas className={styles.picture} width={224} height={168} aria-hidden="true" />
      <div>
        <b className={styles.name} data-name />
        <div className={styles.sending}>
          <progress value={0} />
          <p data-progress>{quotePhotos.preparing}</p>
        </div>
        <p className={styles.added}>
          <Icon name="check" />
          <span data-added />
        </p>
        <div className={styles.failed}>
          <p>
            <Icon name="alert" />
            {quotePhotos.notUploaded}
          </p>
          <p data-why />
          <button
            type="button"
            className={buttonClass({ look: 'line', size: 'small' }, styles.again)}
            data-again
          >
            <PhotoIcon name="retry" />
            {quotePhotos.again}
          </button>
        </div>
      </div>
      <button type="button" className={styles.remove} data-remove>
        <Icon name="close" size={20} />
      </button>
    </li>
  )
}
