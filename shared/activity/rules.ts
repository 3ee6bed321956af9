/** Kinds and limits of the activity list. Pure and free of zod. */
export const activityKinds = [
  'chats',
  'knowledge',
  'requests',
  'quotes',
  'resources',
  'figures',
  'team',
  'settings',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const subjects = ['conversation', 'entry', 'quote', 'resource'] as const

/** The periods to choose from, in days back from today. */
export const activityDays = [7, 30, 90, 365] as const

export const activityPage = 50
/** The most activities listed or exported to CSV; nobody reads further back. */
export const maxActivities = 10_000
