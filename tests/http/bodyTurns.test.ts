/** Bodies that take long to parse: other requests are served in between, and senders take turns. */
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { inTurn } from '#server/http/limits/bodyTurns'

const from = (ip: string) => ({ ip }) as FastifyRequest

const parsedOf = (parse: ReturnType<typeof inTurn>, ip: string) =>
  new Promise<void>((resolve, reject) =>
    parse(from(ip), '', (error) => (error ? reject(error) : resolve())),
  )

/** Parses for some milliseconds, and records whose body it was. */
function slowly(parsed: string[]) {
  return inTurn((request, _body, done) => {
    for (const until = performance.now() + 5; performance.now() < until;);
    parsed.push(request.ip)
    done(null)
  })
}

test('the event loop runs between two bodies', async () => {
  const parsed: string[] = []
  const parse = slowly(parsed)
  const all = Array.from({ length: 10 }, (_, n) => parsedOf(parse, `192.0.2.${n}`))
  let turns = 0
  for (; parsed.length < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(all)
  expect(turns).toBeGreaterThanOrEqual(9)
})

test('a single body waits for at most one body of a sender with a hundred', async () => {
  const parsed: string[] = []
  const parse = slowly(parsed)
  const others = Array.from({ length: 30 }, (_, n) => parsedOf(parse, `2001:db8:1:${n}::1`))
  await parsedOf(parse, '192.0.2.9')
  expect(parsed.filter((ip) => ip !== '192.0.2.9').length).toBeLessThanOrEqual(3)
  await Promise.all(others)
})

test('bodies beyond the queue’s limit are refused', async () => {
  const parse = inTurn((_request, _body, done) => done(null))
  // Uses up this turn of the event loop.
  await parsedOf(slowly([]), '192.0.2.1')
  const all = Array.from({ length: 1_010 }, (_, n) => parsedOf(parse, `2001:db8:2:${n}::1`))
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})
