/** Asks a contender every question of a half and judges what it replies. */
import type { Turn } from '#server/whisper/answerer'
import type { Labelled } from '../labelled/labelled'
import type { Contender, Reply } from './contender'
import type { Odd } from './figures'
import { isConfidentlyWrong, judge, type Verdict } from './judge'

export interface Judged {
  one: Labelled
  reply: Reply
  verdict: Verdict
  isConfidentlyWrong: boolean
  odd: Odd
}

export async function score(
  contender: Contender,
  half: readonly Labelled[],
  oddOf: (one: Labelled, text: string) => Odd,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const one of half) {
    const reply = await contender.reply(one.ask, await turnsOf(contender, one.history))
    const verdict = judge(one, reply)
    judged.push({
      one,
      reply,
      verdict,
      isConfidentlyWrong: isConfidentlyWrong(verdict, reply),
      odd: oddOf(one, reply.text),
    })
  }
  return judged
}

/** What was asked before, with what the contender answered to it. */
async function turnsOf(contender: Contender, asked: readonly string[]): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const question of asked) {
    const { text } = await contender.reply(question, turns)
    turns.push({ question, answer: text })
  }
  return turns
}
