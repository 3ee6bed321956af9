/**
 * `npm run answers -- [--held] [--fit] [--speed] [--wrong]`: how often the engine is right for
 * companies it doesn't know, beside plain search. It is developed with those in `work`, each
 * answered with weights fitted on the others; those in `held` are run once a change is done, and
 * not read. `--folder=` names another folder of companies.
 */
import { readFileSync } from 'node:fs'
import type { Weights } from '#server/whisper/engine/weights'
import { readWordTable } from '#server/whisper/engine/wordTable'
import { type Company, changingSubject, readCompanies } from './company'
import { engineOf } from './contenders'
import { fitTaught, fitUntaught } from './fit'
import { plainSearch } from './plainSearch'
import { score, scoreTaught } from './score'
import { measureSpeed } from './speed'
import { print, withTotal } from './table'

const folder = 'tests/whisper/companies'

export async function run(options: readonly string[]): Promise<void> {
  const table = readWordTable(readFileSync('server/whisper/engine/words.bin'))
  const work = readCompanies(`${folder}/work`)
  if (options.includes('--fit')) {
    console.log({ untaught: fitUntaught(work, table), taught: fitTaught(table) })
    return
  }
  if (options.includes('--speed')) {
    measureSpeed(work, table)
    return
  }
  const other = options.find((option) => option.startsWith('--folder='))?.slice('--folder='.length)
  const isWork = other === undefined && !options.includes('--held')
  const companies = isWork ? work : readCompanies(other ?? `${folder}/held`)
  const fitted = new Map<Company, Weights>()
  if (isWork)
    for (const company of work)
      fitted.set(
        company,
        fitUntaught(
          work.filter((one) => one !== company),
          table,
        ),
      )
  const engine = (company: Company) => engineOf(table, fitted.get(company))
  const wrong: string[] = []
  const tallies = await score(companies, engine, ({ ask, kind }, reply, isRight) => {
    if (!isRight && reply.kind === 'answer')
      wrong.push(
        `${kind}  ${ask.join(' » ')}\n    ${reply.confidence.toFixed(2)} ${reply.text.slice(0, 120)}`,
      )
  })
  print('The engine', withTotal(tallies))
  const next = companies.map(changingSubject)
  print('The engine, after a question about something else', await score(next, engine))
  print('The engine, taught three ways a section', withTotal(await scoreTaught(companies, engine)))
  print('Plain search, its best', withTotal(await score(companies, () => plainSearch(1))))
  print('The same, after a question about something else', await score(next, () => plainSearch(1)))
  print('Plain search, its best three', withTotal(await score(companies, () => plainSearch(3))))
  if (options.includes('--wrong')) console.log(`\nWrong:\n${wrong.join('\n')}`)
}
