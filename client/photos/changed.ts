/** What a photo's row says when it has changed. */
export const changed = 'photochange'
