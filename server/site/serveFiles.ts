/**
 * Serves files by their addresses: one route per folder, since hundreds of routes took a tenth of a
 * start, and each file prepared at its first request. Only the list decides what exists.
 */
import { posix } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BuiltFile } from './built'
import { type PreparedResponse, send } from './preparedResponse'

export function serveFiles(
  app: FastifyInstance,
  files: readonly BuiltFile[],
  makeReady: (file: BuiltFile) => PreparedResponse,
): void {
  const folders = new Map<string, Map<string, () => PreparedResponse>>()
  for (const file of files) {
    const { dir, base } = posix.parse(file.path)
    let made: PreparedResponse | undefined
    const find = () => {
      made ??= makeReady(file)
      return made
    }
    if (dir === '/') app.get(file.path, (request, reply) => send(find(), request, reply))
    else folders.set(dir, (folders.get(dir) ?? new Map()).set(base, find))
  }
  for (const [dir, answers] of folders) {
    app.get<{ Params: { '*': string } }>(`${dir}/*`, (request, reply) => {
      const find = answers.get(request.params['*'])
      if (find) send(find(), request, reply)
      else reply.callNotFound()
    })
  }
}
