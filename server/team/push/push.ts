/**
 * Notifies teammates on their devices, even with none of our pages open (RFC 8030). Messages are
 * encrypted for the device. A lost one isn't repeated: another, or an email, follows in two
 * minutes.
 */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Role } from '#shared/session/rules'
import type { PushMessage, PushSubscription } from '#shared/team/push'
import { Buckets } from '../../http/limits/bucket'
import { Refusal } from '../../http/refusal'
import type { Collection, Store, Stored } from '../../store/port'
import type { PushKeys } from './keys'
import { isPushService } from './services'

declare module '../../store/port' {
  interface Documents {
    pushDevices: Device
  }
}

interface Device extends Stored {
  teammate: string
  /** Whose password opened the session that registered it; absent if older than this field. */
  passwordOf?: Role
  subscription: PushSubscription
  at: Date
}

const maxDevices = 10
/** Of each kind, for all devices: strangers cause most of them. */
const perKind = { burst: 100, perSecond: 1 / 60 }
const secondsKept = 5 * 60
const longestMs = 10_000

interface Parts {
  store: Store
  keys: PushKeys
  /** Who is responsible for what is sent: a URL or a mailto (RFC 8292). */
  sender: string
  log: FastifyBaseLogger
  /** Whether an endpoint may be sent to; by default only the browsers' own services. */
  isService?: ((endpoint: string) => boolean) | undefined
}

export class Push {
  private readonly devices: Collection<Device>
  private readonly kinds = new Buckets(perKind)
  private readonly isService: (endpoint: string) => boolean

  constructor(private readonly parts: Parts) {
    this.devices = parts.store.collection('pushDevices')
    this.isService = parts.isService ?? isPushService
  }

  get publicKey(): string {
    return this.parts.keys.publicKey
  }

  count(teammate: string): Promise<number> {
    return this.devices.countDocuments({ teammate })
  }

  /** Adding a device again moves it to that teammate. Throws `invalid` for unknown services. */
  async add(
    { teammate, passwordOf }: { teammate: string; passwordOf: Role },
    subscription: PushSubscription,
  ): Promise<void> {
    const { endpoint } = subscription
    if (!this.isService(endpoint)) throw new Refusal('invalid', 'This push service isn’t known.')
    const device = { teammate, passwordOf, subscription, at: new Date() }
    await this.devices.updateOne({ _id: idOf(endpoint) }, { $set: device }, { upsert: true })
    const all = await this.devices.find({ teammate }, { sort: { at: -1 } }).toArray()
    for (const { _id } of all.slice(maxDevices)) await this.devices.deleteOne({ _id })
  }

  async remove(teammate: string, endpoint: string): Promise<void> {
    await this.devices.deleteOne({ _id: idOf(endpoint), teammate })
  }

  async forget(teammate: string): Promise<void> {
    await this.devices.deleteMany({ teammate })
  }

  /**
   * Resolves to how many devices' services accepted it. Never throws. Messages of one kind have their
   * pace together, so that those a stranger causes never silence another kind.
   */
  async send(kind: string, to: () => Promise<string[]>, message: PushMessage): Promise<number> {
    if (!this.kinds.tryTake(kind)) return 0
    try {
      const devices = await this.devices.find({ teammate: { $in: await to() } }).toArray()
      const sent = await Promise.all(devices.map((device) => this.sendTo(device, message)))
      return sent.filter(Boolean).length
    } catch (err) {
      this.parts.log.warn({ err }, 'sending push notifications failed')
      return 0
    }
  }

  private async sendTo({ _id, subscription }: Device, message: PushMessage): Promise<boolean> {
    const { keys, sender, log } = this.parts
    try {
      // Loaded only once there is a device to notify.
      const { default: webPush } = await import('web-push')
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        { vapidDetails: { subject: sender, ...keys }, TTL: secondsKept, urgency: 'high' },
      )
      const reply = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        redirect: 'error',
        body: body && new Uint8Array(body),
        signal: AbortSignal.timeout(longestMs),
      })
      reply.body?.cancel().catch(() => {})
      // The browser takes no more notifications.
      if (reply.status === 404 || reply.status === 410) await this.devices.deleteOne({ _id })
      if (!reply.ok) log.warn({ status: reply.status }, 'a push service rejected a notification')
      return reply.ok
    } catch (err) {
      log.warn({ err }, 'a push service could not be reached')
      return false
    }
  }
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
