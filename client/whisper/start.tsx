/**
 * Entry point of the panel, loaded when the launcher is used or a conversation is running. The
 * panel is a React root of its own, so it works without the page's own root.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { conversationHash } from '#shared/chat/answeredLater/addresses'
import { ApiError } from '../errors'
import { surviveTranslation } from '../surviveTranslation'
import { Panel } from './panel/Panel'
import { answeredLater } from './state/calls'
import { Chat } from './state/chat'
import { openOutbox } from './state/outbox'

let chat: Chat | undefined
let isDrawn = false

/** Resumes a conversation without showing it. */
export function resume(): Chat {
  if (chat) return chat
  surviveTranslation()
  chat = new Chat()
  draw(chat)
  void chat.start()
  return chat
}

export function open(): void {
  const chat = resume()
  if (!isDrawn) draw(chat)
  chat.setOpen(true)
}

function draw(chat: Chat): void {
  const place = document.getElementById('whisper') ?? document.body.appendChild(newPlace())
  isDrawn = true
  createRoot(place, {
    // What can't be drawn counts as closed, or replies would count as seen. Opening it draws it anew.
    onUncaughtError(error) {
      reportError(error)
      isDrawn = false
      place.remove()
      chat.setOpen(false)
    },
  }).render(
    <StrictMode>
      <Panel chat={chat} />
    </StrictMode>,
  )
}

/** Opens the conversation of this page's private link and makes this browser its visitor. */
export async function enter(): Promise<void> {
  const token = location.hash.slice(conversationHash.length)
  let problem: string | null = null
  try {
    await enterBy(token)
    history.replaceState(history.state, '', location.pathname + location.search)
  } catch (error) {
    problem =
      error instanceof ApiError || error instanceof Unsent
        ? error.message
        : 'Your conversation couldn’t be opened. Check your connection, then reload the page.'
  }
  resume().view.set({ linkProblem: problem })
  open()
}

/** Asks first if this browser has a conversation of its own, because it won't be shown any more. */
async function enterBy(token: string): Promise<void> {
  try {
    await answeredLater.enter({ token })
  } catch (error) {
    const hasOwn = error instanceof ApiError && error.code === 'conflict'
    if (!hasOwn) throw error
    // It would go into the other conversation; what was refused isn't tried again.
    if ((await openOutbox().list()).some(({ refusal }) => !refusal)) throw new Unsent()
    if (confirm(leavingQuestion)) await answeredLater.enter({ token, leaves: true })
  }
}

class Unsent extends Error {
  override message = 'Your last message hasn’t been sent yet. Open the link again after it has.'
}

const leavingQuestion =
  'This link opens a different conversation. The person who sent it can read what you write there, and your current one will no longer appear in this browser. Open it anyway?'

function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'whisper'
  return place
}
