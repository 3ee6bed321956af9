/** Who is measured beside plain search: the engine, and Whisper as it answers today. */
import { createBrain } from '#server/whisper/brain'
import { createEngine } from '#server/whisper/engine/engine'
import type { WordTable } from '#server/whisper/engine/wordTable'
import { passagesOf } from '#server/whisper/passages'
import type { Contender } from './score'

export const engineOf =
  (table: WordTable): Contender =>
  (entries) => {
    const { reply } = createEngine(entries, table)
    const entryOf = (id: string) => id.slice(0, id.lastIndexOf('/'))
    return async (ask) => {
      const said = reply(ask.at(-1) ?? '', ask.slice(0, -1))
      return { ...said, offers: said.offers.map(({ id }) => entryOf(id)) }
    }
  }

export const today: Contender = (entries) => {
  const brain = createBrain(entries.flatMap(passagesOf))
  return async (ask) => {
    const history: { question: string; answer: string }[] = []
    for (const question of ask.slice(0, -1))
      history.push({ question, answer: (await brain.answer({ text: question, history })).text })
    const { text, confidence, why } = await brain.answer({ text: ask.at(-1) ?? '', history })
    const isAnswer = why.madeBy === 'passages'
    return { kind: isAnswer ? 'answer' : 'admit', text, confidence, offers: [] }
  }
}
