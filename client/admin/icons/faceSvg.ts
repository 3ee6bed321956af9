/** A face as an SVG file with its own size and color, so it looks the same in every program. */
import { mark } from '#shared/brand/mark'
import type { Emotion } from '#shared/whisper/answer'
import { faceDrawings, lineStyle, type Shape } from '../../ui/face/faceDrawings'

/** Width and height of the unscaled drawing. */
export const units = mark.size

const ring = { ...mark.ring, fill: 'none', stroke: 'currentColor' }

export function faceSvg(emotion: Emotion, color: string, size: number): string {
  const { eyes, mouth } = faceDrawings[emotion]
  const shapes = [element('rect', ring), ...[...eyes, ...mouth].map(drawn)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${units} ${units}" fill="currentColor">`,
    `  <title>Whisper, ${emotion}</title>`,
    ...shapes.map((shape) => `  ${shape}`),
    '</svg>',
    '',
  ]
    .join('\n')
    .replaceAll('currentColor', color)
}

function drawn(shape: Shape): string {
  return 'd' in shape ? element('path', { ...lineStyle, ...shape }) : element('rect', { ...shape })
}

function element(name: string, attributes: Record<string, string | number>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${hyphened(key)}="${value}"`)
  return `<${name} ${text.join(' ')}/>`
}

/** React's `strokeWidth` is `stroke-width` in a file. */
function hyphened(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
