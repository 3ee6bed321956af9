/** Whisper with a language model, where the settings name one; else as it is. */
import type { FastifyBaseLogger } from 'fastify'
import { dayReader } from '../../day'
import type { Settings } from '../../settings'
import type { Store } from '../../store/port'
import type { Answerer } from '../answerer'
import { ModelAnswerer } from './modelAnswerer'
import { Spending } from './spending'

interface Parts {
  settings: Settings
  store: Store
  log: FastifyBaseLogger
}

export function withModel(answerer: Answerer, { settings, store, log }: Parts): Answerer {
  const { model } = settings
  if (model === undefined) return answerer
  const spending = new Spending(store, model.dailyTokens, dayReader(settings.timeZone), (day) =>
    log.warn(
      { day, tokens: model.dailyTokens },
      'The language model’s tokens of the day are used up',
    ),
  )
  return new ModelAnswerer(answerer, { settings: model, spending, log })
}
