/** Reads QR codes in a picture as a phone would, with zxing, an independent implementation. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { resolve } = createRequire(import.meta.url)
prepareZXingModule({
  overrides: {
    wasmBinary: (await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

export interface Picture {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface ReadCode {
  text: string
  correction: string
  /** Modules per side. */
  size: number
}

export async function readQr({ data, width, height }: Picture): Promise<ReadCode[]> {
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryRotate: false, tryInvert: false },
  )
  return found.map(({ text, ecLevel, version }) => ({
    text,
    correction: ecLevel,
    size: Number(version) * 4 + 17,
  }))
}
