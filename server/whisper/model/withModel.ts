/** Creates the language model, if the settings name one. */
import type { FastifyBaseLogger } from 'fastify'
import { dayReader } from '#shared/days'
import type { ModelSettings } from '../../config/modelSettings'
import type { Settings } from '../../config/settings'
import type { Store } from '../../store/port'
import type { Answerer } from '../answerer'
import { ModelAnswerer } from './modelAnswerer'
import { TokenBudget } from './tokenBudget'

/** The model, with one budget for all its uses. */
export interface LanguageModel {
  settings: ModelSettings
  budget: TokenBudget
}

interface Parts {
  settings: Settings
  store: Store
  log: FastifyBaseLogger
}

export function languageModel({ settings, store, log }: Parts): LanguageModel | undefined {
  const { model } = settings
  if (model === undefined) return undefined
  const budget = new TokenBudget(store, model.dailyTokens, dayReader(settings.timeZone), (day) =>
    log.warn(
      { day, tokens: model.dailyTokens },
      'The language model’s tokens of the day are used up',
    ),
  )
  return { settings: model, budget }
}

export function withModel(
  answerer: Answerer,
  model: LanguageModel | undefined,
  log: FastifyBaseLogger,
): Answerer {
  return model === undefined ? answerer : new ModelAnswerer(answerer, { ...model, log })
}
