/**
 * The eighth blind set: written from the sources by somebody who had read neither how Whisper answers nor the
 * other questions, save the seventh set for its form.
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

export const blind8: readonly Labelled[] = [
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
