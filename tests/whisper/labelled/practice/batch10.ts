/**
 * Practice, the tenth batch: written by another hand, from the sources alone and without a look at how
 * Whisper works or at what it was asked before.
 */
import type { Labelled } from '../labelled'
import { compounds } from './batch10/compounds'
import { facts } from './batch10/facts'
import { followUps } from './batch10/followUps'
import {
  announced,
  hostile,
  otherLanguages,
  privateMatters,
  smallTalk,
  trouble,
} from './batch10/manners'
import { missesOfDealings } from './batch10/missesOfDealings'
import { missesOfThings } from './batch10/missesOfThings'
import { paraphrasesOfDealings } from './batch10/paraphrasesOfDealings'
import { paraphrasesOfUse } from './batch10/paraphrasesOfUse'
import { quantities } from './batch10/quantities'
import { typos } from './batch10/typos'

export const batch10: readonly Labelled[] = [
  ...facts,
  ...paraphrasesOfDealings,
  ...paraphrasesOfUse,
  ...typos,
  ...followUps,
  ...compounds,
  ...quantities,
  ...announced,
  ...smallTalk,
  ...missesOfDealings,
  ...missesOfThings,
  ...privateMatters,
  ...hostile,
  ...otherLanguages,
  ...trouble,
]
