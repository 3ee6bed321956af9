/** The engine in the form that is measured beside plain search. */

import { createEngine } from '#server/whisper/engine/engine'
import { type Weights, weights } from '#server/whisper/engine/weights'
import type { WordTable } from '#server/whisper/engine/wordTable'
import type { Contender } from './score'

export const engineOf =
  (table: WordTable, few: Weights = weights.few): Contender =>
  (sections) => {
    const { reply } = createEngine(sections, table, { by: { ...weights, few } })
    const entryOf = (id: string) => id.slice(0, id.lastIndexOf('/'))
    return async (ask) => {
      const said = reply(ask.at(-1) ?? '', ask.slice(0, -1))
      return { ...said, offers: said.offers.map(({ id }) => entryOf(id)) }
    }
  }
