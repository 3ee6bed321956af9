/** Counts how a company's questions were answered. */
import { cutSections, type Section } from '#server/whisper/engine/sections'
import type { Company, CompanyQuestion } from './company'
import { folds, withWays } from './ways'

export interface Reply {
  kind: 'answer' | 'offer' | 'admit'
  text: string
  confidence: number
  /** Ids of the offered entries. */
  offers: readonly string[]
}

/** Answers the last message of a conversation. */
export type Contender = (sections: readonly Section[]) => (ask: readonly string[]) => Promise<Reply>

/** For the questions of one kind, how many ended each way. */
export interface Tally {
  asked: number
  right: number
  /** The entry that answers is among the offered ones. */
  offeredRight: number
  /** It is the first of them: the engine offered without need. */
  offeredFirst: number
  offeredWrong: number
  wrong: number
  confidentlyWrong: number
  admitted: number
}

const noTally = (): Tally => ({
  asked: 0,
  right: 0,
  offeredRight: 0,
  offeredFirst: 0,
  offeredWrong: 0,
  wrong: 0,
  confidentlyWrong: 0,
  admitted: 0,
})

/** From this confidence on, an answer claims to be sure. */
export const sure = 0.75

export type Tallies = Map<string, Tally>

export type OnAsked = (question: CompanyQuestion, reply: Reply, isRight: boolean) => void

/** `contenderFor` returns what answers a company's visitors. */
export async function score(
  companies: readonly Company[],
  contenderFor: (company: Company) => Contender,
  onAsked?: OnAsked,
): Promise<Tallies> {
  const tallies: Tallies = new Map()
  for (const company of companies) {
    const { entries, questions } = company
    const answer = contenderFor(company)(entries.flatMap(cutSections))
    await ask(answer, questions, tallies, onAsked)
  }
  return tallies
}

/** The same with up to three ways of asking per section, none of them the question asked. */
export async function scoreTaught(
  companies: readonly Company[],
  contenderFor: (company: Company) => Contender,
): Promise<Tallies> {
  const tallies: Tallies = new Map()
  for (const company of companies) {
    const sections = company.entries.flatMap(cutSections)
    for (const fold of folds) {
      const { taught, asked } = withWays(sections, company.questions, fold)
      await ask(contenderFor(company)(taught), asked, tallies)
    }
  }
  return tallies
}

async function ask(
  answer: ReturnType<Contender>,
  questions: readonly CompanyQuestion[],
  tallies: Tallies,
  onAsked: OnAsked = () => {},
): Promise<void> {
  for (const question of questions) {
    const reply = await answer(question.ask)
    onAsked(question, reply, count(tallies, question, reply))
  }
}

/** Counts a reply under its question's kind; returns whether it is right. */
export function count(tallies: Tallies, question: CompanyQuestion, reply: Reply): boolean {
  const tally = tallies.get(question.kind) ?? noTally()
  tallies.set(question.kind, tally)
  tally.asked += 1
  if (reply.kind === 'admit') {
    tally.admitted += 1
    return question.expect === 'admit'
  }
  if (reply.kind === 'offer') {
    const isAmong = question.entry !== null && reply.offers.includes(question.entry)
    if (isAmong && reply.offers[0] === question.entry) tally.offeredFirst += 1
    if (isAmong) tally.offeredRight += 1
    else tally.offeredWrong += 1
    return isAmong
  }
  const says = (pattern: string) => new RegExp(pattern, 'i').test(reply.text)
  const isRight =
    question.expect === 'answer' && question.must.every(says) && !question.must_not.some(says)
  if (isRight) tally.right += 1
  else {
    tally.wrong += 1
    if (reply.confidence >= sure) tally.confidentlyWrong += 1
  }
  return isRight
}

export function total(tallies: Iterable<readonly [kind: string, tally: Tally]>): Tally {
  const sums = noTally()
  const names = Object.keys(sums) as (keyof Tally)[]
  for (const [, tally] of tallies) for (const name of names) sums[name] += tally[name]
  return sums
}
