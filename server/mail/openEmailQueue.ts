/** The email queue of a server that has a mail server: it sends while the server runs. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings'
import { readAtScrape } from '../monitoring/metrics'
import type { Store } from '../store/port'
import type { EmailPace } from './emailPace'
import { EmailQueue } from './emailQueue'
import { openSmtp } from './smtp'

interface Parts {
  app: FastifyInstance
  store: Store
  settings: Settings
  onStop: (work: () => Promise<void>) => void
  /** The list of undelivered emails has changed. */
  changed: () => void
  pace?: EmailPace | undefined
}

/** Null without SMTP_URL. */
export function openEmailQueue(parts: Parts): EmailQueue | null {
  const { app, store, settings, onStop, changed, pace } = parts
  const { smtpUrl, retentionDays } = settings
  if (!smtpUrl) return null
  const queue = new EmailQueue({
    store,
    smtp: openSmtp(smtpUrl),
    log: app.log,
    pace,
    retentionDays,
    changed,
  })
  readAtScrape('queue_length', () => queue.countDue(), 'emails')
  app.addHook('onReady', async () => {
    queue.takeOver().catch((err: unknown) => app.log.warn({ err }, 'resuming e-mails failed'))
  })
  onStop(() => queue.close())
  return queue
}
