import { z } from 'zod'

/** A browser's subscription, as from PushSubscription.toJSON(). */
export const PushSubscription = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({
    /** The browser's public key, 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** The notification that client/admin/push/worker.ts shows. */
export interface PushMessage {
  title: string
  body: string
  /** A notification with the same tag replaces the previous one. */
  tag: string
  /** A path of ours, opened by a click. */
  path: string
}
