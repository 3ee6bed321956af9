/**
 * The panel's beginning, loaded when the launcher is used or a conversation runs. The panel is a
 * React root of its own: it works before, beside and without the page's.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { ApiError } from '../errors'
import { answeredLater } from './calls'
import { Chat } from './chat'
import { Panel } from './Panel'

let chat: Chat | undefined

/** Goes on with a conversation without showing it. */
export function resume(): Chat {
  if (chat) return chat
  chat = new Chat()
  const place = document.getElementById('whisper') ?? document.body.appendChild(newPlace())
  createRoot(place).render(
    <StrictMode>
      <Panel chat={chat} />
    </StrictMode>,
  )
  void chat.start()
  return chat
}

export function open(): void {
  resume().setOpen(true)
}

/** By the private link that this page was opened with: this browser is the conversation's visitor first. */
export async function enter(): Promise<void> {
  const token = location.hash.slice(conversationHash.length)
  let problem: string | null = null
  try {
    await answeredLater.enter({ token })
    history.replaceState(history.state, '', location.pathname + location.search)
  } catch (error) {
    problem =
      error instanceof ApiError
        ? error.message
        : 'Your conversation couldn’t be opened. Check your connection, then reload the page.'
  }
  resume().view.set({ linkProblem: problem })
  open()
}

function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'whisper'
  return place
}
