/**
 * Practice, the eighth batch: written from the sources alone by somebody who had read nothing of the
 * answering and of the earlier questions.
 */
import type { Labelled } from '../labelled'
import { compounds } from './batch8/compounds'
import { facts } from './batch8/facts'
import { followUps } from './batch8/followUps'
import {
  announced,
  hostile,
  otherLanguages,
  privateMatters,
  smallTalk,
  trouble,
} from './batch8/manners'
import { nearMisses } from './batch8/nearMisses'
import { paraphrasesAtTheGate } from './batch8/paraphrasesAtTheGate'
import { paraphrasesOfBuying } from './batch8/paraphrasesOfBuying'
import { quantities } from './batch8/quantities'
import { typos } from './batch8/typos'

export const batch8: readonly Labelled[] = [
  ...facts,
  ...paraphrasesAtTheGate,
  ...paraphrasesOfBuying,
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
