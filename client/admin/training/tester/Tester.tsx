/**
 * The conversation tester (specification, section 2): asks Whisper as a visitor would, with drafts
 * and with published entries. Nothing is stored or counted.
 */
import { useState } from 'react'
import type { Emotion } from '#shared/whisper/answer'
import { Button } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { Choice } from '../../../ui/forms/Choice'
import { icons } from '../../common/whisperIcons'
import { Section } from '../../ui/layout/Section'
import { TeachForm } from '../teach/TeachForm'
import { Preview } from './Preview'
import { SendForm } from './SendForm'
import { sides } from './sides'
import styles from './Tester.module.css'
import { faceOf, greeting } from './turns'
import type { Tester as TesterState } from './useTester'

export function Tester({ tester, model }: { tester: TesterState; model: string | null }) {
  const { turns, side, isWaiting, explained } = tester
  const [talks, setTalks] = useState(0)
  const last = turns.at(-1)
  const toTeach = explained ?? last
  return (
    <Section
      title="Conversation tester"
      headerExtra={
        <>
          <Choice label="Answer from" options={sides} chosen={side} onChoose={tester.setSide} />
          <Button
            look="plain"
            size="small"
            disabled={turns.length === 0}
            onClick={() => {
              tester.startOver()
              setTalks(talks + 1)
            }}
          >
            Start over
          </Button>
        </>
      }
    >
      <Faces emotion={last ? faceOf(last, side) : greeting.face} />
      <Preview tester={tester} />
      <SendForm key={talks} isDisabled={isWaiting} onSend={tester.send} />
      {model !== null && (
        <p className={styles.note}>For visitors, {model} rewords these passages.</p>
      )}
      {toTeach && (
        <TeachForm
          key={`${talks}-${toTeach.id}`}
          question={toTeach.question}
          before={turns.filter(({ id }) => id < toTeach.id).map(({ question }) => question)}
          onTaught={() => tester.again(toTeach.id)}
        />
      )}
    </Section>
  )
}

/** Whisper's five faces, with the last answer's face highlighted. */
function Faces({ emotion }: { emotion: Emotion }) {
  return (
    <ul className={styles.moods} aria-label="Face of the last answer">
      {icons.map((icon) => (
        <li key={icon.emotion} aria-current={icon.emotion === emotion || undefined}>
          <Face emotion={icon.emotion} still={icon.emotion !== emotion} />
          <span>{icon.name}</span>
        </li>
      ))}
    </ul>
  )
}
