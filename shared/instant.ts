import { z } from 'zod'
import { maxTimestamp } from './cursor'

/** Milliseconds since 1970, by the server's clock. */
export const Instant = z.number().int().nonnegative().max(maxTimestamp)
