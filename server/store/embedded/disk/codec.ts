/**
 * Encodes documents as MessagePack, with field names stored once per collection. New names are
 * saved in the write that first uses them, and must be forgotten if it is lost (`forget`). Long
 * documents can be compressed.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Packr } from 'msgpackr'
import type { Doc } from './document'

const plain = new Packr({ useRecords: false })
/** Bytes that fit one LMDB page: compressing less would take time and save nothing. */
const longest = 4072
/** A byte that never begins MessagePack. */
const compressedMark = 0xc1

export interface Codec {
  encode(document: Doc): Buffer
  decode(bytes: Uint8Array, options?: unknown): Doc
  forget(): void
}

/** The key under which a collection's field names are stored, beside the documents. */
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
