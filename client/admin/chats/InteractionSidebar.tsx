/** Beside the list on wide screens: the current card's conversation, and the keyboard shortcuts. */
import type { Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../ui/companyTime'
import { KeysToggle } from '../ui/keys/KeysToggle'
import { singleKeys } from '../ui/keys/singleKeys'
import { useObservable } from '../ui/observable'
import { ConversationPart } from './conversation/ConversationPart'
import styles from './InteractionSidebar.module.css'
import type { ShownConversation } from './shownConversation'

const keyNames = [
  ['Next, previous', 'J', 'K'],
  ['Why this answer', 'Enter'],
  ['Show what is new', 'N'],
  ['All, positive, negative', '1', '2', '3'],
  ['Search', '/'],
] as const

interface InteractionSidebarProps {
  interaction: Interaction | undefined
  together: ShownConversation
  time: CompanyTime
}

export function InteractionSidebar({ interaction, together, time }: InteractionSidebarProps) {
  const hasKeys = useObservable(singleKeys)
  return (
    <aside className={styles.sidebar} aria-label="About the chosen interaction">
      <section>
        <h3>Conversation</h3>
        {interaction ? (
          <ConversationPart interaction={interaction} together={together} time={time} />
        ) : (
          <p>Choose an interaction to see the conversation it belongs to.</p>
        )}
      </section>
      <section>
        <h3>
          Keys <KeysToggle />
        </h3>
        {hasKeys && (
          <ul className={styles.keys}>
            {keyNames.map(([name, ...keys]) => (
              <li key={name}>
                <span>{name}</span>
                <span>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  )
}
