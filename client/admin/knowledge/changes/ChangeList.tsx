/** The changes to an entry's content, one line each. */
import { Children, type ReactNode, useMemo } from 'react'
import ArrowDownUp from '~icons/lucide/arrow-down-up'
import Ban from '~icons/lucide/ban'
import Minus from '~icons/lucide/minus'
import Pencil from '~icons/lucide/pencil'
import Plus from '~icons/lucide/plus'
import { countOf } from '../../ui/countText'
import { wayCount } from '../labels'
import styles from './ChangeList.module.css'
import type { ContentChange } from './changesBetween'
import { differences, type Part } from './compare'

interface ChangeListProps {
  changes: readonly ContentChange[]
  /** For comparing: shows every way of asking and the full texts. */
  isWhole?: boolean
  children?: ReactNode
}

export function ChangeList({ changes, isWhole = false, children }: ChangeListProps) {
  return (
    <ul className={styles.changes}>
      {Children.toArray(changes.map((change) => lineOf(change, isWhole)))}
      {children}
    </ul>
  )
}

function lineOf(change: ContentChange, isWhole: boolean) {
  switch (change.kind) {
    case 'field':
      return (
        <Row sign={<Pencil />}>
          {change.name}: <Words before={change.before} after={change.after} isWhole={isWhole} />
        </Row>
      )
    case 'heading':
      return (
        <Row sign={<Pencil />}>
          Heading: <del>{change.before || 'none'}</del> <ins>{change.after || 'none'}</ins>
        </Row>
      )
    case 'text':
      return (
        <Row sign={<Pencil />}>
          {change.section ? `${change.section}: ` : 'Text: '}
          <Words before={change.before} after={change.after} isWhole={isWhole} />
        </Row>
      )
    case 'section':
      return (
        <Row sign={change.what === 'added' ? <Plus /> : <Minus />}>
          Section <b>{change.section}</b> {change.what}
        </Row>
      )
    case 'order':
      return <Row sign={<ArrowDownUp />}>Sections in another order</Row>
    case 'ways':
      return (
        <Row
          sign={change.of === 'never' ? <Ban /> : change.what === 'added' ? <Plus /> : <Minus />}
        >
          <WaysLine change={change} />
          {isWhole && (
            <ul className={styles.ways}>
              {change.ways.map(({ text }) => (
                <li key={text}>
                  {change.what === 'added' ? <ins>{text}</ins> : <del>{text}</del>}
                </li>
              ))}
            </ul>
          )}
        </Row>
      )
  }
}

function WaysLine({ change }: { change: Extract<ContentChange, { kind: 'ways' }> }) {
  const { of, what, section, ways } = change
  const place = what === 'added' ? 'to' : 'from'
  if (of === 'way') {
    return (
      <>
        <b>{wayCount(ways.length)}</b> {what} {place} {section}
      </>
    )
  }
  return (
    <>
      <b>{countOf(ways.length, 'question')}</b>{' '}
      {what === 'added' ? 'never answered' : 'may be answered again'} from {section}
    </>
  )
}

function Row({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.change}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <div>{children}</div>
    </li>
  )
}

/** Words shown around a change. */
const around = 3

function Words({ before, after, isWhole }: { before: string; after: string; isWhole: boolean }) {
  const parts = useMemo(() => {
    const all = differences(before, after)
    return isWhole
      ? all
      : all.map((part, index) => cut(part, index === 0, index === all.length - 1))
  }, [before, after, isWhole])
  return <span className={styles.words}>{Children.toArray(parts.map(shown))}</span>
}

function cut({ kind, text }: Part, isFirst: boolean, isLast: boolean): Part {
  const words = text.split(/(?<=\s)(?=\S)/)
  const most = isFirst || isLast ? around : 2 * around
  if (kind !== 'same' || words.length <= most) return { kind, text }
  const [head, tail] = [words.slice(0, around).join(''), words.slice(-around).join('')]
  const [start, end] = [isFirst ? '' : head, isLast ? '' : tail]
  return { kind, text: `${start}… ${end}` }
}

function shown({ kind, text }: Part) {
  if (kind === 'gone') return <del>{text}</del>
  return kind === 'come' ? <ins>{text}</ins> : text
}
