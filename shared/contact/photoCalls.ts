import { z } from 'zod'
import { calls } from '../contract'
import { photoAddresses } from './photos'

/** A photo of a request, as teammates see it: its size in pixels, so that its place is kept while it loads. */
export const Photo = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Photo = z.infer<typeof Photo>

/** Not for the JSON client: the form sends the photo itself, and a page shows it. */
export const photoCalls = calls(photoAddresses, {
  /**
   * The photo's bytes are the body, whatever its content type; `id` is a UUID that its sender makes, and the
   * key to it until a form names it. The same again is no error. It waits for its form for some hours.
   * Errors: invalid with `photo` (no JPEG, PNG or WebP, not whole, too many pixels); too-large (over
   * 2 MB); conflict (this id, another photo); too-many; unavailable (no more are taken for now); full.
   */
  sendPhoto: { access: 'anyone', raw: 'body', reply: z.object({ bytes: z.number().int() }) },
  /** Of one that waits. One that is gone already is no error. */
  discardPhoto: { access: 'anyone', reply: z.object({}) },
  photo: { access: 'teammate', raw: 'reply', reply: z.unknown() },
})
