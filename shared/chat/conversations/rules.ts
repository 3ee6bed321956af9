/** How many conversations are asked for by their ids at once. */
export const maxIds = 50
