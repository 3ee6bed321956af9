/**
 * Photos in the quote form, before any are added, with one template row to copy. Its behavior is in
 * watchPhotos.ts, without React, because the private page has none.
 */
import { photoLimits } from '#shared/contact/photos'
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import { buttonClass } from '../ui/Button'
import { PhotoIcon } from './PhotoIcon'
import { PhotoRow } from './PhotoRow'
import styles from './Photos.module.css'

interface PhotosProps {
  /** Level of its headings. */
  level: 2 | 4
  /** Hidden until a script shows it: without a script, photos cannot be added. */
  hidden?: boolean
  /** How many can be added; photoList.ts reads it. */
  room?: number
}

export function Photos({ level, hidden = false, room = photoLimits.count }: PhotosProps) {
  const { title, lead, take, choose, helps, yours, private: promise } = quotePhotos
  const Title = `h${level}` as const
  const Heading = `h${level + 1}` as 'h3' | 'h5'
  return (
    <section className={styles.photos} data-photos data-room={room} hidden={hidden}>
      <div>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.take}>
        <label className={buttonClass({ size: 'large' }, styles.camera)}>
          <input className="unseen" type="file" accept="image/*" capture="environment" />
          <PhotoIcon name="camera" />
          {take}
        </label>
        <label className={buttonClass({ look: 'line', size: 'large' }, styles.choose)}>
          <input className="unseen" type="file" accept="image/*" multiple />
          <PhotoIcon name="image" />
          {choose}
        </label>
      </div>
      <p className={styles.problem} role="alert" data-problem />
      <div className={styles.tips}>
        <Heading className={styles.head}>{helps}</Heading>
        <Tips />
      </div>
      <div className={styles.yours}>
        <Heading className={styles.head}>
          {yours}
          <span data-count />
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length: room }, (_, n) => (
              <i key={n} />
            ))}
          </span>
        </Heading>
        <ul>
          <PhotoRow />
        </ul>
        <p className={styles.finishing}>{quotePhotos.finishing}</p>
      </div>
      <p className={styles.private}>
        <PhotoIcon name="lock" />
        <span>
          <b>{promise.removed}</b> {promise.text} <a href={promise.link.to}>{promise.link.text}</a>
        </span>
      </p>
      <p className="unseen" role="status" data-said />
    </section>
  )
}

const drawings = [
  'M14 20v30M82 20v30M14 26h68M14 44h68M24 26v18M34 26v18M44 26v18M54 26v18M64 26v18M74 26v18M6 50h84',
  'M33 14h30a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM38 22h10v8H38zM56 22v6M56 34v8M38 38h10',
  'M40 22h16v32H40zM36 16h24v6H36zM64 54l18-18M10 54h76',
]

/** Tips on which photos help, each with a drawing. */
function Tips() {
  return (
    <ul className={styles.drawn}>
      {quotePhotos.tips.map((tip, n) => (
        <li key={tip}>
          <svg viewBox="0 0 96 64" aria-hidden="true">
            <path d={drawings[n]} fill="none" stroke="currentColor" strokeWidth={2} />
          </svg>
          {tip}
        </li>
      ))}
    </ul>
  )
}
