/** Checks whether a file's content matches its name, by its bytes. */
import { open } from 'node:fs/promises'
import { zipProblem } from './zipProblem'

const starts = (...bytes: number[]) => Buffer.from(bytes)
const text = (letters: string) => Buffer.from(letters, 'latin1')

/** The signature of each file type, near the beginning. */
const signatures: Readonly<Record<string, readonly { at: number; bytes: Buffer }[]>> = {
  pdf: [{ at: 0, bytes: text('%PDF-') }],
  png: [{ at: 0, bytes: starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) }],
  jpg: [{ at: 0, bytes: starts(0xff, 0xd8, 0xff) }],
  jpeg: [{ at: 0, bytes: starts(0xff, 0xd8, 0xff) }],
  webp: [
    { at: 0, bytes: text('RIFF') },
    { at: 8, bytes: text('WEBP') },
  ],
  mp4: [{ at: 4, bytes: text('ftyp') }],
  zip: [{ at: 0, bytes: text('PK\x03\x04') }],
}

/** The folder that an Office file must contain besides its list of contents. */
const officeFolders: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' }

/** A message for the admin who sent it; null if there is no problem. */
export async function contentProblem(path: string, ending: string): Promise<string | null> {
  const folder = officeFolders[ending]
  const parts = signatures[folder ? 'zip' : ending]
  const head = await headOf(path)
  const fits = parts?.every(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes))
  if (!fits) return `The content of this file isn’t ${ending.toUpperCase()}.`
  return folder || ending === 'zip' ? zipProblem(path, folder) : null
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
