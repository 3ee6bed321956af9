/** Shown when another admin saved first: both versions side by side, to choose one. */
import type { EntryContent } from '#shared/knowledge/rules'
import type { Way } from '#shared/knowledge/sections'
import type { WayKind } from '#shared/knowledge/ways'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { changesBetween, fieldsOf } from '../changes/changesBetween'
import styles from './Conflict.module.css'

interface ConflictProps {
  mine: EntryContent
  theirs: EntryContent
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <section className={styles.conflict} aria-label="Changed by someone else">
      <Notice tone="waiting">
        Someone else changed this while you were writing. Your text is still in the form. Choose
        which version to keep.
      </Notice>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differing(mine, theirs).map(([name, own, other]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.choice}>
        <Button look="line" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="line" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  )
}

/** The fields that differ, with both texts. */
function differing(
  mine: EntryContent,
  theirs: EntryContent,
): [name: string, mine: string, theirs: string][] {
  const own = textsOf(mine)
  const other = textsOf(theirs)
  const texts = Object.keys(own).map((name) => [name, own[name] ?? '', other[name] ?? ''] as const)
  const ways = changesBetween(theirs, mine).filter((change) => change.kind === 'ways')
  const places = new Set(ways.map(({ of, section }) => wayPlace(of, section)))
  const listed = [...places].map((place) => {
    const at = ways.filter(({ of, section }) => wayPlace(of, section) === place)
    const only = (what: 'added' | 'removed') =>
      listOfWays(at.flatMap((change) => (change.what === what ? change.ways : [])))
    return [place, only('added'), only('removed')] as const
  })
  return [...texts, ...listed].flatMap(([name, one, two]) =>
    one === two ? [] : [[name, one, two]],
  )
}

function textsOf(words: EntryContent): Record<string, string> {
  return { ...fieldsOf(words), Content: words.content }
}

function wayPlace(of: WayKind, section: string): string {
  return of === 'way' ? `Ways of ${section}` : `Never from ${section}`
}

const maxWays = 20

function listOfWays(ways: readonly Way[]): string {
  const texts = ways.slice(0, maxWays).map(({ text }) => text)
  const left = ways.length - texts.length
  return [...texts, ...(left > 0 ? [`and ${left.toLocaleString('en-US')} more`] : [])].join('\n')
}
