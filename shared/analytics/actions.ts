/** What people do on the site, in the order it is shown; and who knows of it. */

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
 * What becomes of conversations, each once a conversation: see people.ts, which says what they mean. personInvolved:
 * any of the last four but `answeredLater`.
 */
export const peopleActions = [
  'answered',
  'personInvolved',
  'personWanted',
  'takenOver',
  'messageLeft',
  'answeredLater',
] as const

/** What became of the request that a visit sent, however much later; each once a request. */
export const requestOutcomes = ['requestQuoted', 'requestAccepted'] as const

/** A button or link that is a goal (goals.ts), by its text. */
export type PressAction = `pressed ${string}`

/** How many whole seconds it took. */
type TimedAction = `waited ${number}` | `replied ${number}`

export type Action =
  | keyof typeof actions
  | (typeof peopleActions)[number]
  | (typeof requestOutcomes)[number]
  | PressAction
  | TimedAction

export const pageActions = ['contactOpened', 'demoPlayed', 'videoPlayed'] as const
export type PageAction = (typeof pageActions)[number]

/** In one of these a visit has become a customer's. `answered`: Whisper answered the conversation. */
export const conversions = ['quoteForm', 'quoteAccepted', 'answered'] as const
export type Conversion = (typeof conversions)[number]
