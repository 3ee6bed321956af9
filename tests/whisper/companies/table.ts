/** Prints how questions were answered, by kind. */
import { type Tallies, type Tally, total } from './score'

const columns: readonly (readonly [name: string, of: (tally: Tally) => number])[] = [
  ['right', ({ right }) => right],
  ['right or offered', ({ right, offeredRight }) => right + offeredRight],
  ['wrong', ({ wrong }) => wrong],
  ['confidently wrong', ({ confidentlyWrong }) => confidentlyWrong],
  ['admitted', ({ admitted }) => admitted],
  ['offered', ({ offeredRight, offeredWrong }) => offeredRight + offeredWrong],
  ['offered without need', ({ offeredFirst }) => offeredFirst],
]

export function print(name: string, rows: Iterable<readonly [kind: string, tally: Tally]>): void {
  console.log(`\n| ${name} | asked | ${columns.map(([column]) => column).join(' | ')} |`)
  console.log(`|---|---|${columns.map(() => '---|').join('')}`)
  for (const [kind, tally] of rows) {
    const shares = columns.map(([, of]) => `${Math.round((100 * of(tally)) / tally.asked)} %`)
    console.log(`| ${kind} | ${tally.asked} | ${shares.join(' | ')} |`)
  }
}

export const withTotal = (tallies: Tallies): [string, Tally][] => [
  ...tallies,
  ['all that has an answer', total([...tallies].filter(([kind]) => kind !== 'near-miss'))],
]
