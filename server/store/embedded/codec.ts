/**
 * Documents as bytes: MessagePack, with the field names kept once per collection. The names are
 * saved with the write that first uses them; when that write is lost, so are they (`forget`).
 */
import { Packr } from 'msgpackr'
import type { Doc } from './document'

const plain = new Packr({ useRecords: false })

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
    encode: (document) => packr.pack(document),
    decode: (bytes, options) => packr.unpack(bytes, options as { end?: number }) as Doc,
    forget: () => {
      packr = create()
    },
  }
}
