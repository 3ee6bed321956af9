/** The icons as files, one by one or in one ZIP. */
import { type Icon, icons } from '../common/whisperIcons'
import { facePng } from './facePng'
import { faceSvg } from './faceSvg'
import { type Color, colors, type Format, formats, iconName, zipName } from './icons'

/** Width and height in pixels (specification, section 9). */
export const iconSize = 512

export async function iconFile(icon: Icon, color: Color, format: Format): Promise<File> {
  const { emotion } = icon
  const content =
    format === 'svg'
      ? new Blob([faceSvg(emotion, color.value, iconSize)], { type: 'image/svg+xml' })
      : await facePng(emotion, color.value, iconSize)
  return new File([content], iconName(icon, color, format), { type: content.type })
}

/** Every icon in every color and format. */
export async function iconsZip(): Promise<File> {
  const files = icons.flatMap((icon) =>
    colors.flatMap((color) => formats.map((format) => iconFile(icon, color, format))),
  )
  const [{ zip }, ...made] = await Promise.all([import('../ui/download/zip'), ...files])
  return new File([await zip(made)], zipName, { type: 'application/zip' })
}
