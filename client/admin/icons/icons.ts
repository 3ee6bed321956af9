/** The icons' formats, colors and file names (specification, section 2, /admin/whisper, Icons). */
import type { Icon } from '../common/whisperIcons'

export const formats = ['png', 'svg'] as const
export type Format = (typeof formats)[number]

/** The background is transparent: black is for light backgrounds, white for dark ones. */
export const colors = [
  { id: 'black', name: 'Black', value: '#000000', suffix: '' },
  { id: 'white', name: 'White', value: '#ffffff', suffix: '-white' },
] as const
export type Color = (typeof colors)[number]

/** 'whisper-happy.png', 'whisper-happy-white.svg' */
export function iconName({ name }: Icon, { suffix }: Color, format: Format): string {
  return `whisper-${name.toLowerCase()}${suffix}.${format}`
}

export const zipName = 'whisper-icons.zip'
