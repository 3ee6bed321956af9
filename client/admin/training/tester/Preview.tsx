/** The conversation, exactly 400 px tall (specification, section 9), scrolled to its end. */
import { useEffect, useRef } from 'react'
import { Face } from '../../../ui/face/Face'
import { BotMessage } from './BotMessage'
import styles from './Preview.module.css'
import { greeting } from './turns'
import type { Tester } from './useTester'

export function Preview({ tester }: { tester: Tester }) {
  const { turns, side, explained } = tester
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turns.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns])

  return (
    <div ref={log} className={styles.preview} role="log" aria-label="Test conversation">
      <div className={styles.bot} data-type="bot">
        <Face emotion={greeting.face} />
        <div className={styles.said}>{greeting.text}</div>
      </div>
      {turns.map((turn, index) => (
        <div key={turn.id} className={styles.turn}>
          <div className={styles.user} data-type="user">
            <span className="unseen">User: </span>
            {turn.question}
          </div>
          <BotMessage
            turn={turn}
            side={side}
            isExplained={turn === explained}
            canPick={turn === turns.at(-1)}
            picked={turns[index + 1]?.pick}
            onExplain={() => tester.explain(turn.id)}
            onAgain={() => tester.again(turn.id)}
            onPick={(title, offer) => tester.send(title, { offer })}
          />
        </div>
      ))}
    </div>
  )
}
