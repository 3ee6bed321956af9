/** Teammates' activities as stored, kept for RETENTION_DAYS. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { activityCalls } from '#shared/activity/calls'
import type { Activity } from '#shared/activity/records'
import { maxActivities } from '#shared/activity/rules'
import type { Received } from '#shared/contract'
import { dayMs } from '#shared/days'
import type { Teammate } from '#shared/team/records'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection, Store, Stored } from '../store/port'
import type { ActivityRecorder, By, ActivityInput } from './port'

declare module '../store/port' {
  interface Documents {
    activities: StoredActivity
  }
}

type StoredActivity = Stored & Omit<Activity, 'id' | 'at'> & { at: Date; expiresAt: Date }

type Filter = Received<(typeof activityCalls)['export']['query']>

interface ActivityLogParts {
  store: Store
  retentionDays: number
  /** Null once they were removed. */
  teammate: (id: string) => Promise<Teammate | null>
  /** Called each time one is stored. */
  onRecorded: () => void
  log: FastifyBaseLogger
}

export class ActivityLog implements ActivityRecorder {
  private readonly activities: Collection<StoredActivity>

  constructor(private readonly parts: ActivityLogParts) {
    this.activities = parts.store.collection('activities')
  }

  async record(
    by: By,
    { id: _id = randomUUID(), what = '', ...input }: ActivityInput,
  ): Promise<void> {
    const { retentionDays, onRecorded, log } = this.parts
    try {
      const teammate = { id: by.teammate, name: await this.nameOf(by) }
      const at = new Date()
      const expiresAt = new Date(at.getTime() + retentionDays * dayMs)
      const activity = { _id, at, expiresAt, teammate, ...input, what }
      if (await insertIfNew(this.activities, activity)) onRecorded()
    } catch (err) {
      log.error({ err, did: input.did }, 'recording an activity failed')
    }
  }

  async nameOf({ teammate }: By): Promise<string> {
    return (await this.parts.teammate(teammate))?.name ?? ''
  }

  /** Latest first. */
  async find({ teammate, kind, days, search }: Filter, now = Date.now()): Promise<Activity[]> {
    const found = await this.activities
      .find(
        {
          at: { $gte: new Date(now - days * dayMs) },
          ...(teammate !== undefined && { 'teammate.id': teammate }),
          ...(kind !== undefined && { kind }),
        },
        { sort: { at: -1 }, limit: maxActivities },
      )
      .toArray()
    const wanted = search.toLowerCase()
    return found.map(toActivity).filter((one) => wordsOf(one).includes(wanted))
  }
}

function toActivity({ _id: id, at, expiresAt: _, ...rest }: StoredActivity): Activity {
  return { ...rest, id, at: at.getTime() }
}

function wordsOf({ teammate, did, what }: Activity): string {
  return `${did} ${what} ${teammate.name}`.toLowerCase()
}
