/** Whose turn it is, and whose share of the day, where Whisper is given back what people wrote. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { echo, startWorld, until } from '../world'
import { asTeammate, isTeamHere, say, want } from './people'

test('messages returned to Whisper share one queue slot and one budget', async () => {
  const askers = new Map<string, readonly string[] | undefined>()
  const answerer = {
    ...echo,
    answer: (...[asked, how]: Parameters<typeof echo.answer>) => {
      askers.set(asked.text, how.asker)
      return echo.answer(asked, how)
    },
  }
  const world = await startWorld({ answerer })
  try {
    const admin = await world.admin()
    const visitors = [await world.visitor(), await world.visitor()]
    for (const [n, visitor] of visitors.entries()) {
      await isTeamHere(visitor)
      await say(visitor, `Asked ${n}`)
      const { conversationId } = await want(visitor)
      await asTeammate(world, admin.cookie).takeOver(conversationId)
      await say(visitor, `Given back ${n}`)
      await visitor.ask('person', { id: randomUUID(), wanted: false })
    }
    await until(() => askers.size === 4)
    const firsts = (text: string) => [0, 1].map((n) => askers.get(`${text} ${n}`)?.[0])
    expect(firsts('Asked')[0]).toMatch(/127\.0\.0\./)
    expect(firsts('Given back')).toEqual(['unknown', 'unknown'])
    expect(askers.get('Given back 0')?.at(-1)).not.toBe(askers.get('Given back 1')?.at(-1))
  } finally {
    await world.close()
  }
})
