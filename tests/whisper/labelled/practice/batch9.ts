/**
 * Practice, the ninth batch: written after the eighth by the same hand, from the sources alone and
 * without a look at how the eighth was answered.
 */
import type { Labelled } from '../labelled'
import { compounds } from './batch9/compounds'
import { facts } from './batch9/facts'
import { followUps } from './batch9/followUps'
import {
  announced,
  hostile,
  otherLanguages,
  privateMatters,
  smallTalk,
  trouble,
} from './batch9/manners'
import { nearMisses } from './batch9/nearMisses'
import { paraphrasesOfDealings } from './batch9/paraphrasesOfDealings'
import { paraphrasesOfUse } from './batch9/paraphrasesOfUse'
import { quantities } from './batch9/quantities'
import { typos } from './batch9/typos'

export const batch9: readonly Labelled[] = [
  ...facts,
  ...paraphrasesOfDealings,
  ...paraphrasesOfUse,
  ...typos,
  ...followUps,
  ...compounds,
  ...quantities,
  ...announced,
  ...smallTalk,
  ...nearMisses,
  ...privateMatters,
  ...hostile,
  ...otherLanguages,
  ...trouble,
]
