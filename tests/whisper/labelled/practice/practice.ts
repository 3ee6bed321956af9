/**
 * Questions to practise on, batch by batch: each was written before the one after it was tuned for, and
 * asked once before anything was tuned to it. They stand beside the closed set and are in neither half.
 */
import type { Labelled } from '../labelled'
import { batch1 } from './batch1'
import { batch2 } from './batch2'
import { batch3 } from './batch3'
import { batch4 } from './batch4'
import { batch5 } from './batch5'
import { batch6 } from './batch6'
import { batch7 } from './batch7'
import { batch8 } from './batch8'
import { batch9 } from './batch9'
import { batch10 } from './batch10'
import { batch11 } from './batch11'
import { batch12 } from './batch12'

export const batches: readonly (readonly Labelled[])[] = [
  batch1,
  batch2,
  batch3,
  batch4,
  batch5,
  batch6,
  batch7,
  batch8,
  batch9,
  batch10,
  batch11,
  batch12,
]
export const practice: readonly Labelled[] = batches.flat()
