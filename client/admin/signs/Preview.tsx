/** The sign in true proportions, with the bleed and the safe area. */
import { qrSvgPath } from '../../qr/svgPath'
import type { Shape as Drawn } from './layout/drawing'
import { bleed, safe } from './layout/frame'
import type { Sign } from './layout/sign'
import { sizeName } from './layout/size'
import type { Typeface } from './layout/typeface'
import styles from './Preview.module.css'

interface PreviewProps {
  sign: Sign
  face: Typeface
  /** Whether bleed and safe area are drawn; without them, it looks as it will at the gate. */
  hasGuides: boolean
}

export function Preview({ sign, face, hasGuides }: PreviewProps) {
  const { size, words, shapes } = sign
  const { width, height } = size
  const around = hasGuides ? bleed : 0
  const seen = { width: width + 2 * around, height: height + 2 * around }
  return (
    <svg
      className={styles.preview}
      style={{ aspectRatio: seen.width / seen.height }}
      viewBox={`${-around} ${-around} ${seen.width} ${seen.height}`}
      role="img"
      aria-label={`The sign, ${sizeName(size)}: ${words.brand}; QR code; ${words.lead} ${words.main}; ${words.steps.join(', ')}`}
    >
      {shapes.map((shape) => (
        <Shape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} face={face} />
      ))}
      {hasGuides && (
        <>
          <path
            className={styles.bleed}
            fillRule="evenodd"
            d={`M${-bleed} ${-bleed}h${seen.width}v${seen.height}h${-seen.width}zM0 0h${width}v${height}h${-width}z`}
          />
          <rect
            className={styles.safe}
            x={safe}
            y={safe}
            width={width - 2 * safe}
            height={height - 2 * safe}
          />
        </>
      )}
    </svg>
  )
}

/** A shape of the sign, as in the files. One unit is an inch. */
function Shape({ shape, face }: { shape: Drawn; face: Typeface }) {
  if (shape.kind === 'code') {
    const { code, x, y, side } = shape
    return (
      <path transform={`translate(${x} ${y}) scale(${side / code.size})`} d={qrSvgPath(code)} />
    )
  }
  if (shape.kind === 'box') {
    const { x, y, width, height, radius, color } = shape
    return <rect x={x} y={y} width={width} height={height} rx={radius} fill={color} />
  }
  const { text, weight, size, x, y, color } = shape
  return <path d={face.outlineOf(text, weight, size, x, y)} fill={color} />
}
