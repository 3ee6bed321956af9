/** Where the browser keeps until when (epoch milliseconds) a conversation counts as running. */
export const resumeKey = 'whisper-until'
