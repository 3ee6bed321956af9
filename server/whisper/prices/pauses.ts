/** Commas and ends of sentences, which stand as words among the words of a message. */

export const isPause = (word: string): boolean => word === ',' || word === '.'
export const isEnd = (word: string | undefined): boolean => word === undefined || isPause(word)
