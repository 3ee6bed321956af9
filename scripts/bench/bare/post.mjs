// @ts-check
/** A bare Fastify that returns a JSON body with an id, without validation. */
import Fastify from 'fastify'

const app = Fastify()
app.post('/api/bench', async ({ body }) => ({ id: 'entry', .../** @type {object} */ (body) }))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ ready: { port: typeof address === 'object' ? address?.port : null } })
