/**
 * Practice, the twelfth batch: written by another hand, from the sources alone and without a look at how
 * Whisper works or at what it was asked before.
 */
import type { Labelled } from '../labelled'
import { compounds } from './batch12/compounds'
import { everyday } from './batch12/everyday'
import { followUps } from './batch12/followUps'
import { nearMisses } from './batch12/nearMisses'
import { quantities } from './batch12/quantities'
import { trouble } from './batch12/trouble'

export const batch12: readonly Labelled[] = [
  ...followUps,
  ...quantities,
  ...compounds,
  ...everyday,
  ...nearMisses,
  ...trouble,
]
