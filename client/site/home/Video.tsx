/**
 * Watch How It Works: a picture that links to the video and is replaced by it on click (video.ts).
 * Nothing is requested from the video's host before that.
 */
import { video } from '#shared/content/home/video'
import { Ring } from '../../ui/face/Ring'
import { HomeSection, HomeSectionHead } from './HomeSection'
import styles from './Video.module.css'

export function Video() {
  const { play, frameTitle, embed, link, note } = video
  return (
    <HomeSection id={video.id} ground="soft">
      <HomeSectionHead words={video}>
        {' '}
        <a href={link.to} target="_blank" rel="noopener">
          {link.text}
        </a>
      </HomeSectionHead>
      <div className={`${styles.video} on-black`}>
        <a href={embed} target="_blank" rel="noopener" data-video={frameTitle} aria-label={play}>
          <Picture />
        </a>
      </div>
      <p className={styles.note}>{note}</p>
    </HomeSection>
  )
}

function Picture() {
  return (
    <svg viewBox="0 0 1200 675" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="var(--gray-600)" strokeWidth="2">
        <path d="M0 248h296M904 248h296M0 272h296M904 272h296M0 488h1200M352 488 216 675M848 488l136 187" />
        <g className={styles.gate}>
          <Leaf />
          <g transform="translate(1200) scale(-1 1)">
            <Leaf />
          </g>
        </g>
        <path d="M296 160h56v328h-56zM848 160h56v328h-56zM284 136h80v24h-80zM836 136h80v24h-80z" />
      </g>
      <g className={styles.play}>
        <rect x="504" y="241.5" width="192" height="192" />
        <g transform="translate(516 253.5) scale(3)" color="#fff">
          <Ring />
          <path
            d="M22.5 16.6v22.8a1.5 1.5 0 0 0 2.3 1.3l17-11.4a1.5 1.5 0 0 0 0-2.6l-17-11.4a1.5 1.5 0 0 0-2.3 1.3z"
            fill="#fff"
          />
        </g>
      </g>
    </svg>
  )
}

function Leaf() {
  return (
    <svg
      x="352"
      y="200"
      width="248"
      height="275"
      viewBox="0 0 128 136"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href="#drawing-leaf" />
    </svg>
  )
}
