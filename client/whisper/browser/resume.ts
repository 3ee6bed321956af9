/** Storage key for the time (epoch milliseconds) until which a conversation counts as running. */
export const resumeKey = 'whisper-until'
