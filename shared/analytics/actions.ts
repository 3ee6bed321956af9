/** What people do on the site, in the order it is shown, and which side reports it. */

export const actions = {
  chatStarted: { name: 'Chats started', known: 'server' },
  message: { name: 'Messages', known: 'server' },
  helpful: { name: 'Helpful', known: 'server' },
  notHelpful: { name: 'Not helpful', known: 'server' },
  contactOpened: { name: 'Contact opened', known: 'page' },
  quoteForm: { name: 'Quote forms', known: 'server' },
  demoPlayed: { name: 'Demo played', known: 'page' },
  videoPlayed: { name: 'Video played', known: 'page' },
  dealerDownload: { name: 'Dealer downloads', known: 'server' },
  quoteAccepted: { name: 'Quotes accepted', known: 'server' },
} as const satisfies Record<string, { name: string; known: 'server' | 'page' }>

export const actionIds = Object.keys(actions) as readonly (keyof typeof actions)[]

/**
 * Outcomes of a conversation, each counted once per conversation; people.ts defines them.
 * `personInvolved`: any of the last four except `answeredLater`. `handled`: `answered` or
 * `personInvolved`.
 */
const peopleActions = [
  'answered',
  'handled',
  'personInvolved',
  'personWanted',
  'takenOver',
  'messageLeft',
  'answeredLater',
] as const

/** Opened the quote form in the contact dialog: a step of the funnel. */
const formOpened = 'formOpened'

/** Outcomes of a request sent in a visit, however much later; each counted once per request. */
const requestOutcomes = ['requestQuoted', 'requestAccepted'] as const

/** A press of a button or link that is a goal (goals.ts), by its text. */
type PressAction = `pressed ${string}`

/** A wait or a reply, with its duration in whole seconds. */
type TimedAction = `waited ${number}` | `replied ${number}`

export type Action =
  | keyof typeof actions
  | (typeof peopleActions)[number]
  | (typeof requestOutcomes)[number]
  | typeof formOpened
  | PressAction
  | TimedAction

export const pageActions = ['contactOpened', formOpened, 'demoPlayed', 'videoPlayed'] as const
export type PageAction = (typeof pageActions)[number]

/** Actions by which a visit counts as converted. `answered`: Whisper answered the conversation. */
export const conversions: ReadonlySet<Action> = new Set(['quoteForm', 'quoteAccepted', 'answered'])
