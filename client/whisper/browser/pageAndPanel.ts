/** What the site's pages and the panel agree on. */
export const launcherSelector = '[data-launcher]'

/** Storage key for the time (epoch milliseconds) until which a conversation counts as running. */
export const resumeKey = 'whisper-until'
