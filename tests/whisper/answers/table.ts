/** What was counted, as tables of Markdown. */
import { kinds } from '../labelled/labelled'
import { isAnswerable, verdicts } from './judge'
import type { Judged } from './score'
import { wilson } from './wilson'

export interface Result {
  name: string
  judged: readonly Judged[]
  /** Milliseconds, with the thousand entries. */
  p95?: number
}

/** A row a kind, and all of them. */
export function byKind(judged: readonly Judged[]): string {
  const rows = kinds.map((kind) => [kind, judged.filter(({ one }) => one.kind === kind)] as const)
  return table(
    ['kind', 'questions', ...verdicts, 'confidently wrong', 'invented figures', 'dealer costs'],
    [...rows, ['all', judged] as const].map(([name, some]) => [
      name,
      some.length,
      ...verdicts.map((verdict) => some.filter((it) => it.verdict === verdict).length),
      some.filter((it) => it.isConfidentlyWrong).length,
      some.filter(({ odd }) => odd.invented.length).length,
      some.filter(({ odd }) => odd.costs.length).length,
    ]),
  )
}

/** A row a goal, a column a contender. */
export function byGoal(results: readonly Result[]): string {
  const row = (name: string, goal: string, cell: (result: Result) => string) => [
    name,
    goal,
    ...results.map(cell),
  ]
  return table(
    ['', 'goal', ...results.map(({ name }) => name)],
    [
      row('right where an answer exists', '≥ 90 %', ({ judged }) =>
        share(
          judged.filter(({ one }) => isAnswerable(one)),
          isGood,
        ),
      ),
      row('admitted, or as right, where none exists', '≥ 95 %', ({ judged }) =>
        share(
          judged.filter(({ one }) => !isAnswerable(one)),
          isGood,
        ),
      ),
      row('wrong', 'reported', ({ judged }) => share(judged, (it) => it.verdict === 'wrong')),
      row('confidently wrong', '≤ 2 %', ({ judged }) =>
        share(judged, (it) => it.isConfidentlyWrong),
      ),
      row(
        'replies with an invented figure',
        '0',
        ({ judged }) => `${judged.filter(({ odd }) => odd.invented.length).length}`,
      ),
      row(
        'replies with a dealer cost',
        '0',
        ({ judged }) => `${judged.filter(({ odd }) => odd.costs.length).length}`,
      ),
      row('time of an answer, p95', '< 5 ms', ({ p95 }) =>
        p95 === undefined ? '' : `${p95.toFixed(1)} ms`,
      ),
    ],
  )
}

/** What went wrong, with the question and the reply. */
export function notGood(judged: readonly Judged[]): string {
  return judged
    .filter(
      ({ verdict, odd }) =>
        (verdict !== 'right' && verdict !== 'admitted') || odd.invented.length || odd.costs.length,
    )
    .map(({ one, reply, verdict, isConfidentlyWrong, odd }) => {
      const how = isConfidentlyWrong ? 'confidently wrong' : verdict
      const figures = [...odd.invented, ...odd.costs].join(' ')
      const asked = [...one.history, one.ask].join(' / ').slice(0, 200)
      return `${how} | ${one.id} | ${asked} | ${figures}\n    ${reply.text}`
    })
    .join('\n')
}

const isGood = ({ verdict }: Judged) => verdict === 'right' || verdict === 'admitted'

/** `85.2 % (78.1 to 90.3), 121 of 142` */
function share(some: readonly Judged[], counts: (judged: Judged) => boolean): string {
  const hits = some.filter(counts).length
  const [from, to] = wilson(hits, some.length).map((one) => (100 * one).toFixed(1))
  return `${((100 * hits) / some.length).toFixed(1)} % (${from} to ${to}), ${hits} of ${some.length}`
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
