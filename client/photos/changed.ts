/** Event fired by a photo's row when it changes. */
export const changed = 'photochange'
