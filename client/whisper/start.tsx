/**
 * The panel's beginning, loaded when the launcher is used or a conversation runs. The panel is a
 * React root of its own: it works before, beside and without the page's.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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

function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'whisper'
  return place
}
