/** What the panel shows, as one value that changes as a whole. */
import type { ErasureNotice } from '#shared/chat/events'
import type { Handled } from '#shared/chat/handover/records'
import type { Feedback, VisitorMessage } from '#shared/chat/records'
import type { Opening } from '#shared/whisper/opening'
import type { Unsent } from './unsent'

/** `blocked`: the browser keeps no cookie, so that the server cannot know the visitor. */
export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'blocked'

export interface View {
  isOpen: boolean
  /** Whether the conversation so far is here; before that, an empty list says nothing. */
  isLoaded: boolean
  connection: ConnectionStatus
  /** Whether Whisper is offered; an admin may hide it at any time. */
  isVisible: boolean
  /** Whether unsent messages outlive the page. */
  isDurable: boolean
  conversationId: string | null
  messages: readonly VisitorMessage[]
  hasOlder: boolean
  unsent: readonly Unsent[]
  /** Trying has failed for a while, though it goes on. */
  isStalled: boolean
  /** It failed last because the server takes no more from here for a moment. */
  isLimited: boolean
  /** Answers as far as they are written, by the message's id. */
  pieces: Readonly<Record<string, string>>
  /** Feedback that is not saved yet, by the message's id. */
  pendingFeedback: Readonly<Record<string, { feedback: Feedback; problem?: string }>>
  erasures: readonly ErasureNotice[]
  /** What it begins with, before anything is said. */
  opening: Opening | null
  /** How many answers and replies came while the panel was closed. */
  unread: number
  /** Who has the conversation but Whisper, and what teammates wrote. */
  handled: Handled
  /** Whether somebody is there for who wants a person. */
  isTeamHere: boolean
  /** A wish for a person, or to go back to Whisper, that the server has not heard yet; why it was refused. */
  wish: boolean | null
  wishProblem: string | null
  /** The form for a message that is answered later stands open. */
  isLeaving: boolean
  /** Why a private link did not open its conversation. */
  linkProblem: string | null
  /** The teammate writes. */
  isTyping: boolean
}

export const firstView: View = {
  isOpen: false,
  isLoaded: false,
  connection: 'connecting',
  isVisible: true,
  isDurable: true,
  conversationId: null,
  messages: [],
  hasOlder: false,
  unsent: [],
  isStalled: false,
  isLimited: false,
  pieces: {},
  pendingFeedback: {},
  erasures: [],
  opening: null,
  unread: 0,
  handled: { handover: null, lines: [], replies: [] },
  isTeamHere: false,
  wish: null,
  wishProblem: null,
  isLeaving: false,
  linkProblem: null,
  isTyping: false,
}
