/**
 * Documents as bytes: MessagePack, with the field names kept once per collection. The names are
 * saved with the write that first uses them; when that write is lost, so are they (`forget`). A long
 * document can be compressed besides.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Packr } from 'msgpackr'
import type { Doc } from './document'

const plain = new Packr({ useRecords: false })
/** What fits a page of LMDB's; compressing that would take time and save nothing. */
const longest = 4072
/** MessagePack never begins with it. */
const compressedMark = 0xc1

export interface Codec {
  encode(document: Doc): Buffer
  decode(bytes: Uint8Array, options?: unknown): Doc
  forget(): void
}

/** Where a collection's field names are kept, beside the documents. */
export function namesKeyOf(collection: string): Buffer {
  return Buffer.from(`names ${collection}`)
}

export function createCodec(names: {
  load(): Buffer | undefined
  save(bytes: Buffer): void
  compresses: boolean
}): Codec {
  const create = () =>
    new Packr({
      maxSharedStructures: 1024,
      encodeUndefinedAsNil: true,
      int64AsType: 'number',
      getStructures: () => {
        const bytes = names.load()
        return bytes ? (plain.unpack(bytes) as object[]) : []
      },
      saveStructures: (structures) => names.save(plain.pack(structures)),
    })
  let packr = create()
  return {
    encode(document) {
      const bytes = packr.pack(document)
      if (!names.compresses || bytes.length <= longest) return bytes
      return Buffer.concat([Buffer.of(compressedMark), deflateRawSync(bytes, { level: 1 })])
    },
    decode(bytes, given) {
      const options = given as { end?: number } | undefined
      if (bytes[0] !== compressedMark) return packr.unpack(bytes, options) as Doc
      return packr.unpack(inflateRawSync(bytes.subarray(1, options?.end))) as Doc
    },
    forget: () => {
      packr = create()
    },
  }
}
