/** All labelled questions. The set is closed: a change here moves questions between the halves. */
import { announcedFeatures } from './announced'
import { compounds } from './compounds'
import { factsPricing } from './factsPricing'
import { factsPrivacy } from './factsPrivacy'
import { factsService } from './factsService'
import { followUps } from './followUps'
import { hostile } from './hostile'
import { halvesOf, type Labelled } from './labelled'
import { nearMissFacts } from './nearMissFacts'
import { nearMissPlaces } from './nearMissPlaces'
import { otherLanguages } from './otherLanguages'
import { paraphrases } from './paraphrases'
import { privateMatters } from './privateMatters'
import { quantities } from './quantities'
import { smallTalk } from './smallTalk'
import { trouble } from './trouble'
import { typos } from './typos'

export const questions: readonly Labelled[] = [
  ...factsService,
  ...factsPricing,
  ...factsPrivacy,
  ...paraphrases,
  ...typos,
  ...followUps,
  ...compounds,
  ...quantities,
  ...announcedFeatures,
  ...smallTalk,
  ...nearMissPlaces,
  ...nearMissFacts,
  ...privateMatters,
  ...hostile,
  ...otherLanguages,
  ...trouble,
]

export const halves = halvesOf(questions)
