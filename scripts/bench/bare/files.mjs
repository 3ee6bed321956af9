// @ts-check
/** @fastify/static alone: serves the files of the folder argv[2]. */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

const app = Fastify()
app.register(fastifyStatic, { root: process.argv[2] ?? '' })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ ready: { port: typeof address === 'object' ? address?.port : null } })
