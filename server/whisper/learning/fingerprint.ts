/** Changes with anything that examples are learned from: what was learned tells by it whether it is of these. */
import { createHash } from 'node:crypto'
import type { Labelled } from './training'

export const fingerprintOf = (all: readonly Labelled[]): string =>
  createHash('sha256')
    .update(JSON.stringify(all.map(({ label, features }) => [label, ...features])))
    .digest('base64url')
    .slice(0, 16)
