/** The panel's state, as one value replaced as a whole. */
import type { ErasureNotice } from '#shared/chat/events'
import type { Handled } from '#shared/chat/handover/records'
import type { Feedback, VisitorMessage } from '#shared/chat/records'
import type { Opening } from '#shared/whisper/opening'
import type { Unsent, UnsentContact } from './unsent'

/** `blocked`: the browser keeps no cookies, so the server can't recognize the visitor. */
export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'blocked'

export interface View {
  isOpen: boolean
  /** Whether the conversation has loaded; before that, an empty list means nothing. */
  isLoaded: boolean
  connection: ConnectionStatus
  /** Whether Whisper is available; an admin may hide it at any time. */
  isVisible: boolean
  /** Whether unsent messages survive closing the page. */
  isDurable: boolean
  conversationId: string | null
  messages: readonly VisitorMessage[]
  hasOlder: boolean
  unsent: readonly Unsent[]
  /** Where to answer a message that was left, unless the server has it. */
  unsentContact: UnsentContact | null
  /** Sending has failed for a while; retries continue. */
  isStalled: boolean
  /** The last failure was a rate limit. */
  isLimited: boolean
  /** Partial answers by message id. */
  pieces: Readonly<Record<string, string>>
  /** Feedback not saved yet, by message id. */
  pendingFeedback: Readonly<Record<string, { feedback: Feedback; problem?: string }>>
  erasures: readonly ErasureNotice[]
  /** The greeting and questions shown before the first message. */
  opening: Opening | null
  /** Answers and replies that came while the panel was closed. */
  unread: number
  /** The handover, if the team has the conversation, and what teammates wrote. */
  handled: Handled
  /** Whose part that is, also before the visitor has written anything; null until known. */
  handledIn: string | null
  /** Whether a teammate is available for visitors who ask for a person. */
  isTeamHere: boolean
  /** A pending request for a person (true) or for Whisper (false), and why it was refused. */
  personRequest: boolean | null
  personRequestProblem: string | null
  /** Whether the form for a message to be answered later is open. */
  isLeaving: boolean
  /** Why a private link failed to open its conversation. */
  linkProblem: string | null
  /** The teammate is typing. */
  isTyping: boolean
}

/** The conversation on screen: the visitor may only have asked for a person in it. */
export const shownConversation = ({ conversationId, handledIn }: View): string | null =>
  conversationId ?? handledIn

/** While Whisper is hidden, those who speak with people go on, and nobody else can write. */
export const isAway = ({ isVisible, handled }: View): boolean =>
  !isVisible && handled.handover === null

/** Whether to offer a person: also to who left a message before, once the team is here. */
export function isPersonOffered(view: View): boolean {
  const {
    isTeamHere,
    handled: { handover },
  } = view
  const isWanted = handover?.state === 'waiting' || handover?.state === 'person'
  return !isWanted && !isLeavingMessage(view) && (!handover || isTeamHere)
}

/** Whether a message is being written or sent that is to be answered later. */
export const isLeavingMessage = ({ isLeaving, unsentContact }: View): boolean =>
  isLeaving || unsentContact !== null

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
  unsentContact: null,
  isStalled: false,
  isLimited: false,
  pieces: {},
  pendingFeedback: {},
  erasures: [],
  opening: null,
  unread: 0,
  handled: { handover: null, lines: [], replies: [] },
  handledIn: null,
  isTeamHere: false,
  personRequest: null,
  personRequestProblem: null,
  isLeaving: false,
  linkProblem: null,
  isTyping: false,
}
