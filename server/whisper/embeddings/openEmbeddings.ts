/** Opens the embeddings, if the settings name a service. */
import { dayReader } from '#shared/days'
import type { Settings } from '../../config/settings'
import type { Store } from '../../store/port'
import { Embeddings, type Log } from './embeddings'
import { QuestionBudget } from './questionBudget'

export function openEmbeddings(
  { embeddings: settings, timeZone }: Settings,
  store: Store,
  log: Log,
): Embeddings | undefined {
  if (settings === undefined) return undefined
  const { dailyTokens } = settings
  const budget = new QuestionBudget({ store, dailyTokens, dayOf: dayReader(timeZone), log })
  return new Embeddings(store, settings, budget, log)
}
