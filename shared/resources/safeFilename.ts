/** Makes a filename that every system can save. Pure and free of zod. */
import { limits } from './limits'

/** Names reserved for devices on Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** Control characters, bidirectional controls, and invisible joiners. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu

/** Removes folders, invisible characters and characters that a system refuses; keeps the extension. */
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

/** Shortened before the extension, without splitting a character. */
function shortened(name: string): string {
  if (name.length <= limits.filename) return name
  const index = name.lastIndexOf('.')
  const ending = index > 0 && name.length - index <= 10 ? name.slice(index) : ''
  const stem = name.slice(0, limits.filename - ending.length)
  return (
    stem
      .toWellFormed()
      .replace(/\ufffd$/, '')
      .trimEnd() + ending
  )
}
