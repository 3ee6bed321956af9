/** Pure, and free of zod. */
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

/** How many days back may be asked for. */
export const activityDays = [7, 30, 90, 365] as const

export const activityPage = 50
/** Nobody reads further back; the CSV file has as many at most. */
export const maxActivities = 10_000
