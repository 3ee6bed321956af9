/**
 * The ninth blind set: written from the sources by somebody who knew of the other questions only the seventh
 * blind set, for its form, and not how Whisper answers.
 */
import type { Labelled } from '../labelled'
import { announced, smallTalk } from './announcedAndSmallTalk'
import { compounds } from './compounds'
import { factsService } from './factsService'
import { factsTerms } from './factsTerms'
import { followUps } from './followUps'
import { hostile } from './hostile'
import { nearMissBusiness } from './nearMissBusiness'
import { nearMissTechnical } from './nearMissTechnical'
import { otherLanguages } from './otherLanguages'
import { paraphrases1 } from './paraphrases1'
import { paraphrases2 } from './paraphrases2'
import { privateMatters } from './privateMatters'
import { quantities } from './quantities'
import { trouble } from './trouble'
import { typos } from './typos'

export const blind9: readonly Labelled[] = [
  ...factsService,
  ...factsTerms,
  ...paraphrases1,
  ...paraphrases2,
  ...typos,
  ...followUps,
  ...compounds,
  ...quantities,
  ...announced,
  ...smallTalk,
  ...nearMissTechnical,
  ...nearMissBusiness,
  ...privateMatters,
  ...hostile,
  ...otherLanguages,
  ...trouble,
]
