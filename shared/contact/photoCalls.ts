import { z } from 'zod'
import { calls } from '../contract'
import { photoAddresses } from './photos'

/** A request's photo as teammates see it; the size in pixels reserves its space while it loads. */
export const Photo = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Photo = z.infer<typeof Photo>

/** Not for the JSON client: the form sends the photo itself, and a page shows it. */
export const photoCalls = calls(photoAddresses, {
  /**
   * The body is the photo's bytes, whatever its content type. `id` is a UUID made by the sender, and the
   * key to the photo until a form names it. A repeat is no error. It waits for its form for some hours.
   * Errors: invalid with `photo` (not JPEG, PNG or WebP, incomplete, too many pixels); too-large (over 2
   * MB); conflict (this id, another photo); too-many; unavailable (no more are accepted now); full.
   */
  sendPhoto: { access: 'anyone', raw: 'body', reply: z.object({ bytes: z.number().int() }) },
  /** Discards a waiting photo. One that is already gone is no error. */
  discardPhoto: { access: 'anyone', reply: z.object({}) },
  photo: { access: 'teammate', raw: 'reply', reply: z.unknown() },
  /** `id`: the message's. Until it is erased, while the photo waits for a form or a request has it. */
  textedPhoto: { access: 'teammate', raw: 'reply', reply: z.unknown() },
})
