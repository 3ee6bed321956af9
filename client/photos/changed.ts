<<<<<<< HEAD
/** What a photo's row says when it has changed. */
=======
/** The event by which a photo's row says that it has changed. */
>>>>>>> photos
export const changed = 'photochange'
