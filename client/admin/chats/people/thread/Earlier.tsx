/** Loads the messages before those of the thread. */
import { Button } from '../../../../ui/Button'
import type { Wanted } from '../../../data/chats/wanted'
import { useOlder } from '../../interactions'
import styles from './Thread.module.css'

interface EarlierProps {
  wanted: Wanted
  /** The cursor that they come before. */
  before: string
}

export function Earlier({ wanted, before }: EarlierProps) {
  const older = useOlder(wanted)
  return (
    <li className={styles.earlier}>
      <Button
        look="line"
        size="small"
        aria-disabled={older.isPending}
        onClick={() => !older.isPending && older.mutate(before)}
      >
        {older.isError ? 'Couldn’t load. Try again' : 'Earlier messages'}
      </Button>
    </li>
  )
}
