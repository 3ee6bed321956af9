/**
 * Practice, the eleventh batch: written by another hand, from the sources alone and without a look at how
 * Whisper works or at what it was asked before.
 */
import type { Labelled } from '../labelled'
import { compounds } from './batch11/compounds'
import { everyday } from './batch11/everyday'
import { followUps } from './batch11/followUps'
import { nearMisses } from './batch11/nearMisses'
import { quantities } from './batch11/quantities'
import { trouble } from './batch11/trouble'

export const batch11: readonly Labelled[] = [
  ...followUps,
  ...quantities,
  ...compounds,
  ...everyday,
  ...nearMisses,
  ...trouble,
]
