/**
 * Files by their addresses: one route for all of a folder, because hundreds of routes took a tenth of a
 * start to make; and each is made ready when it is first asked for. Nothing but the list decides what is
 * there.
 */
import { posix } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type ReadyAnswer, send } from './answer'
import type { BuiltFile } from './built'

export function serveFiles(
  app: FastifyInstance,
  files: readonly BuiltFile[],
  makeReady: (file: BuiltFile) => ReadyAnswer,
): void {
  const folders = new Map<string, Map<string, () => ReadyAnswer>>()
  for (const file of files) {
    const { dir, base } = posix.parse(file.path)
    let made: ReadyAnswer | undefined
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
