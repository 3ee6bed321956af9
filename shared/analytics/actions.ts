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

export type Action = keyof typeof actions
export const actionIds = Object.keys(actions) as readonly Action[]

export const pageActions = ['contactOpened', 'demoPlayed', 'videoPlayed'] as const
export type PageAction = (typeof pageActions)[number]
export type ServerAction = Exclude<Action, PageAction>

/** In one of these a visit has become a customer's. `answered`: Whisper answered the conversation. */
export const conversions = ['quoteForm', 'quoteAccepted', 'answered'] as const
export type Conversion = (typeof conversions)[number]
