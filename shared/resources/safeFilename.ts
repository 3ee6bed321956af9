/** Makes a name that any system can save a file under. Pure, and free of zod. */
import { limits } from './limits'

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** Control characters, what turns the reading direction, and characters that join invisibly. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu

/** Without folders, invisible characters and what a system refuses; the ending stays. */
export function safeFilename(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(invisible, '')
    .replace(/[<>:"|?*\ufffd]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(reserved, '$1-file')
  return shortened(plain)
}

/** Cut in the middle of no character, before the ending. */
function shortened(name: string): string {
  if (name.length <= limits.filename) return name
  const at = name.lastIndexOf('.')
  const ending = at > 0 && name.length - at <= 10 ? name.slice(at) : ''
  const stem = name.slice(0, limits.filename - ending.length)
  return (
    stem
      .toWellFormed()
      .replace(/\ufffd$/, '')
      .trimEnd() + ending
  )
}
