/** Texts on each MongoDB in TEST_MONGODB_URI work as on the embedded store. */
import { describe, expect, test } from 'vitest'
import type { Undelivered } from '#shared/undelivered/records'
import { until } from '../chat/world'
import { dropDatabase, freshDatabase, mongoUris } from '../store/stores'
import { startPhoneWorld, texts } from './phoneWorld'
import { post } from './standIn'

const me = '+12025550195'
const why = mongoUris.length === 0 ? ' (skipped: TEST_MONGODB_URI names no server)' : ''
const places = mongoUris.length === 0 ? ['mongodb://none.invalid'] : mongoUris

describe.skipIf(mongoUris.length === 0).each(places)(`texts on %s${why}`, (uri) => {
  test('an answer, its report, STOP, START, and undelivered texts work', async () => {
    const MONGODB_URI = freshDatabase(uri)
    const world = await startPhoneWorld({ env: { MONGODB_URI } })
    const cookie = await world.signIn()
    const delivery = async (word: string) =>
      (await world.interactions(`search=${word}`))[0]?.delivery?.state
    const becomes = (word: string, state: string) =>
      until(async () => (await delivery(word)) === state, 20_000)
    const undelivered = async (): Promise<Undelivered[]> =>
      (await (await world.call('GET', '/api/undelivered', { cookie })).json()).undelivered

    await world.text(me, 'Answeredword')
    await texts(world, me, 1)
    const { reportTo = '', sid = '' } = world.provider.took[0] ?? {}
    await becomes('answeredword', 'sent')
    await post(reportTo, { MessageSid: sid, MessageStatus: 'delivered' })
    await becomes('answeredword', 'delivered')
    await world.text(me, 'Y')
    await texts(world, me, 2)
    expect(await world.interactions('filter=positive&channel=text')).toHaveLength(1)

    await world.text(me, 'STOP')
    await world.text(me, 'Stoppedword')
    await becomes('stoppedword', 'withheld')
    expect(await undelivered()).toEqual([])
    await world.text(me, 'START')
    await texts(world, me, 3)

    world.provider.manners.push('refuses', '429')
    await world.text(me, 'Refusedword')
    await becomes('refusedword', 'failed')
    const [one] = await undelivered()
    expect(one).toMatchObject({ way: 'text', to: `… ${me.slice(-4)}`, count: 1, what: 'answer' })
    const body = { until: Date.now() + 1, id: one?.id }
    await world.call('POST', '/api/undelivered/dismissal', { cookie, body })
    expect(await undelivered()).toEqual([])
    await world.text(me, 'Latestword')
    await becomes('latestword', 'sent')
    await world.close()
    await dropDatabase(MONGODB_URI)
  }, 60_000)
})
