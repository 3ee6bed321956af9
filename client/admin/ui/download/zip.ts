/** Zips several files. Import it on demand, because only this uses the zip library. */
import { type Zippable, zipSync } from 'fflate'

export async function zip(files: readonly File[]): Promise<Blob> {
  const contents: Zippable = {}
  for (const file of files) contents[file.name] = new Uint8Array(await file.arrayBuffer())
  return new Blob([zipSync(contents)], { type: 'application/zip' })
}
