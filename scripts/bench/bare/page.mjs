// @ts-check
/** A bare Fastify that answers / with fixed bytes and headers: argv[2] is a JSON file with both. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')

const app = Fastify()
app.get('/', (_, reply) => {
  reply.headers(headers).send(bytes)
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ ready: { port: typeof address === 'object' ? address?.port : null } })
