/**
 * Puts found passages into an answer. A composer gets nothing but the question and the passages. It
 * runs in the worker, which answers one question after the other: a language model words an answer
 * outside of it (model/modelAnswerer.ts).
 */
import { type Passage, sentences } from './passages'

/** Yields the answer piece by piece; the pieces joined are the text. */
export type Composer = (
  question: string,
  passages: readonly Passage[],
) => AsyncIterable<string> | Iterable<string>

/** The passages' own sentences, one by one: nothing is said that nobody wrote. */
export function* quotePassages(_question: string, passages: readonly Passage[]): Iterable<string> {
  const said = passages.flatMap(({ text }) => sentences(text))
  for (const [at, sentence] of said.entries()) yield at === 0 ? sentence : ` ${sentence}`
}
