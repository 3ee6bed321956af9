import { z } from 'zod'

/** A browser's, as PushSubscription.toJSON() gives it. */
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

/** What client/admin/push/worker.ts shows. */
export interface PushMessage {
  title: string
  body: string
  /** One with the same stands in the place of the one before. */
  tag: string
  /** A path of ours, opened by a click. */
  path: string
}
