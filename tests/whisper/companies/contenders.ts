/** Who is measured beside plain search: the answer engine, as visitors meet it. */
import { createAnswerEngine } from '#server/whisper/answerEngine'
import type { WordTable } from '#server/whisper/engine/wordTable'
import { pages } from '#shared/content/pages'
import type { Contender } from './score'

const kinds = { passages: 'answer', offered: 'offer' } as const

export const engineOf =
  (table: WordTable): Contender =>
  (entries) => {
    const pagesOff = pages.map(({ path }) => path)
    const engine = createAnswerEngine({ entries, pagesOff, readAt: 0 }, table)
    const entryOf = (id: string) => id.slice(0, id.lastIndexOf('/'))
    return async (ask) => {
      const history = ask.slice(0, -1).map((question) => ({ question, answer: '' }))
      const { text, confidence, offers, why } = engine.answer({ text: ask.at(-1) ?? '', history })
      const kind = why.madeBy in kinds ? kinds[why.madeBy as keyof typeof kinds] : 'admit'
      return { kind, text, confidence, offers: offers.map(({ id }) => entryOf(id)) }
    }
  }
