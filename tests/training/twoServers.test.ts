/** Two admins train on two servers of one database, sharing the queue, decisions and a run. */
import { expect, vi } from 'vitest'
import type { Run } from '#shared/training/records'
import { startWorld, until } from '../chat/world'
import { call, openSession, told } from '../knowledge/admin'
import { onTwoServers } from '../nodes/onTwoServers'
import { rowsOf } from '../store/stores'
import { builtWorker } from '../whisper/builtWorker'
import { addQuestion, ended, readRun, start, startTrainingWorld } from './admin'
import { inQueue, unsureAnswerer, newsOf, notInQueue, put, queueOf } from './queue/unsureWorld'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const question = 'Does it work with my smart watch?'
const needsChangeStreams = { needsChangeStreams: true }

onTwoServers(
  (env) => startWorld({ answerer: unsureAnswerer, env }),
  {
    'what is asked on the one waits on the other, and of two decisions one counts': async (
      one,
      other,
    ) => {
      const sessions = [await openSession(one), await openSession(other)] as const
      const admin = await other.admin(sessions[1].cookie)
      await put(await one.visitor(), question)
      const { id, decisionRev } = await inQueue(sessions[1], question)
      await until(() => newsOf(admin).some(({ counts }) => counts.questions === 1))
      const [first, second] = await Promise.all([
        call(sessions[0], `POST /api/training/queue/${id}/dismissal`, { decisionRev }),
        call(sessions[1], `POST /api/training/queue/${id}/later`, { decisionRev }),
      ])
      expect([first.status, second.status].sort()).toEqual([200, 409])
      const wanted = first.ok ? { later: 0, dismissed: 1 } : { later: 1, dismissed: 0 }
      for (const session of sessions) {
        await notInQueue(session, question)
        await until(async () => {
          const { later, dismissed } = (await queueOf(session)).counts
          return later === wanted.later && dismissed === wanted.dismissed
        })
      }
    },

    'what a server left behind unfed, the other feeds': async (one, other) => {
      const session = await openSession(other)
      const { id } = await put(await one.visitor(), question)
      await inQueue(session, question)
      // As if the first server had died before ingesting it.
      await rowsOf(one.store, 'askedQuestions').deleteMany({})
      await rowsOf(one.store, 'questionGroups').deleteMany({})
      const queueDue = new Date(Date.now() - 60_000)
      await rowsOf(one.store, 'messages').updateOne({ _id: id }, { $set: { queueDue } })
      expect(await inQueue(session, question)).toMatchObject({ times: 1 })
    },
  },
  needsChangeStreams,
)

onTwoServers(
  (env) => startTrainingWorld(builtWorker, { env }),
  {
    'a run goes on once for both; either reads it and may end it': async (one, other) => {
      const here = await openSession(one)
      const there = await openSession(other)
      await addQuestion(here)
      const first = await ended(there, await start(here))
      expect(await readRun(here, first.run.id)).toEqual(first)
      expect(first).toMatchObject({ run: { state: 'done', asked: 1 } })
      const many = Array.from({ length: 150 }, (_, index) => `What do ${index + 2} gates cost?`)
      // Long enough that the slowest start is refused: each question is asked after three others.
      const before = ['How does it work?', 'What does it cost?', 'Do you come to Bowie?']
      await Promise.all(many.map((question) => addQuestion(there, { question, before })))
      const begun = await Promise.all(
        [here, there, here, there].map((session) => call(session, 'POST /api/training/runs', {})),
      )
      expect(begun.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const long: Run = await begun.find(({ ok }) => ok)?.json()
      await told<Run>(call(there, `POST /api/training/runs/${long.id}/cancel`, {}))
      const { run, results } = await ended(here, long)
      expect(run.state).toBe('cancelled')
      expect(run.asked).toBe(results.length)
      const again = await ended(here, await start(there))
      expect(again.run).toMatchObject({ state: 'done', asked: 151 })
    },
  },
  needsChangeStreams,
)
