/**
 * Delivers a version: our file as an attachment, whole or in part, or a redirect to an address
 * elsewhere. Written here instead of using a library for folders, since GridFS must give the same
 * responses.
 */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from '../http/attachment'
import { Refusal } from '../http/refusal'
import type { Files } from '../store/files/port'
import type { StoredFile, StoredVersion } from './documents'
import { partOf } from './range'

export interface Delivery {
  version: StoredVersion
  /** The filename to save as. */
  filename: string
  /** Called before the first byte or the redirect is sent; for a file, not on HEAD, 304 or 416. */
  count(): Promise<void>
}

export async function deliver(
  files: Files,
  { version, filename, count }: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isAsked = request.method === 'HEAD'
  if (version.file === null) {
    // Counts for HEAD too, since the address is all there is to get.
    await count()
    // The other site needn't know who sends whom.
    return reply.header('referrer-policy', 'no-referrer').redirect(new URL(version.url).href)
  }
  const { file } = version
  const { etag, modified } = validatorsOf(file, version.at)
  reply.headers({
    etag,
    'last-modified': modified,
    'accept-ranges': 'bytes',
    'content-disposition': attachment(filename),
  })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag || ifRange === modified
  const part = isSame ? partOf(request.headers.range, file.size) : 'whole'
  if (part === 'none') {
    reply.code(416).header('content-range', `bytes */${file.size}`)
    return reply.removeHeader('content-disposition').send()
  }
  const { start, end } = part === 'whole' ? { start: 0, end: file.size - 1 } : part
  if (part !== 'whole') {
    reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  }
  reply.headers({ 'content-type': file.type, 'content-length': end - start + 1 })
  if (isAsked) return reply.send(Readable.from([]))
  if ((await files.sizeOf(file.sha256)) !== file.size) {
    throw new Refusal('not-found', 'The file is no longer there.')
  }
  await count()
  return reply.send(await files.read(file.sha256, part === 'whole' ? undefined : { start, end }))
}

/** The content's hash is a strong validator, so that an interrupted download can continue. */
function validatorsOf({ sha256 }: StoredFile, at: Date): { etag: string; modified: string } {
  return { etag: `"${sha256}"`, modified: at.toUTCString() }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
