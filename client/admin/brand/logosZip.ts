/** All logos in one file. This loads the zip library, so that it is itself loaded on demand. */
import { type Zippable, zipSync } from 'fflate'
import type { BrandAsset } from '#shared/brand/calls'
import { logoFormats, logoName } from './logo'
import { logoFile } from './logoFile'

export async function logosZip(logos: readonly BrandAsset[]): Promise<Blob> {
  const files: Zippable = {}
  for (const logo of logos) {
    for (const format of logoFormats) {
      const file = await logoFile(logo.value, format)
      files[logoName(logo, format)] = new Uint8Array(await file.arrayBuffer())
    }
  }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}
