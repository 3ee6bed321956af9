/** The event by which a photo's row says that it has changed. */
export const changed = 'photochange'
