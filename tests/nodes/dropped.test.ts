/** What couldn't be told during an outage of MongoDB: every page asks for it once it is back. */
import { Collection, MongoNetworkError } from 'mongodb'
import { afterAll, expect, vi } from 'vitest'
import { asTeammate, isTeamHere, say, want } from '../chat/handover/people'
import { startWorld, until, type World } from '../chat/world'
import { onTwoServers } from './onTwoServers'

/** While it is true, messages between servers aren't inserted. */
let isCut = false
let dropped = 0
const { insertOne } = Collection.prototype
vi.spyOn(Collection.prototype, 'insertOne').mockImplementation(async function (
  this: Collection,
  ...given
) {
  if (!isCut || this.collectionName !== 'servers') return insertOne.apply(this, given)
  dropped += 1
  throw new MongoNetworkError('The line to MongoDB is cut.')
})
afterAll(() => {
  vi.restoreAllMocks()
})

async function visitorOf(world: World) {
  const visitor = await world.visitor()
  await isTeamHere(visitor)
  const { conversationId } = await say(visitor, 'Is anyone there?')
  await want(visitor)
  return { visitor, conversationId }
}

onTwoServers(
  (env) => startWorld({ env }),
  {
    'pages of both servers are cut after a reply that none was told of': async (one, other) => {
      const admin = await one.admin()
      const mine = asTeammate(one, admin.cookie)
      const watching = await other.admin()
      const { visitor, conversationId } = await visitorOf(one)
      await mine.takeOver(conversationId)
      const cut: string[] = []
      for (const [name, { socket }] of Object.entries({ admin, watching, visitor }))
        socket.on('disconnect', (reason) => void cut.push(`${name}: ${reason}`))
      isCut = true
      expect((await mine.write(conversationId, 'It is open now.')).status).toBe(200)
      await until(() => dropped > 0)
      expect(visitor.told.filter(({ event }) => event === 'reply')).toEqual([])
      isCut = false
      await until(() => cut.length === 3)
      expect(cut.toSorted()).toEqual(
        ['admin', 'visitor', 'watching'].map((name) => `${name}: io server disconnect`),
      )
    },
  },
  { needsChangeStreams: true },
)
