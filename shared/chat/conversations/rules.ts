/** The most conversations requested by id at once. */
export const maxIds = 50
