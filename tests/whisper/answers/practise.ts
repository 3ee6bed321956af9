/** Scores Whisper on batches of practice questions and prints the result and what went wrong. */
import { knownPassages } from '../known'
import { batches } from '../labelled/practice/practice'
import { oddFigures } from './figures'
import { score } from './score'
import { byGoal, byKind, notGood } from './table'
import { whisper } from './whisper'

/** `which`: the number of a batch from 1 on, or all of them. */
export async function practise(which: number | undefined): Promise<void> {
  const batch = which === undefined ? batches.flat() : (batches[which - 1] ?? [])
  const contender = whisper(knownPassages)
  const judged = await score(contender, batch, oddFigures(knownPassages))
  console.log([byGoal([{ name: contender.name, judged }]), byKind(judged)].join('\n\n'))
  console.log(notGood(judged))
}
