/** From a visitor's words to the terms that are searched, with slips of the fingers put right. */
import { clauses } from './clauses'
import { words } from './words/fold'
import type { Spelling } from './words/spelling'
import { aspects } from './words/synonyms'
import { isCommon, isLight, terms } from './words/terms'

/** Beyond these a message is not a question; they bound the time that an answer takes. */
const mostQuestions = 3
const mostTerms = 20
const mostCorrections = 12

export interface Asked {
  /** One list of terms per question in the message, none empty. */
  questions: string[][]
  /** Says little by itself ("and how long?"), so it is about what was asked before. */
  leansOnHistory: boolean
}

export function understand(text: string, spelling: Spelling): Asked {
  let corrections = 0
  function corrected(word: string): string {
    if (isCommon(word) || spelling.knows(word) || corrections >= mostCorrections) return word
    corrections += 1
    return spelling.nearest(word) ?? word
  }
  const termsOf = (part: string) =>
    [...new Set(terms(words(part).map(corrected)))].slice(0, mostTerms)

  const { questions, statements } = clauses(text)
  const asked = questions.slice(0, mostQuestions).map(termsOf)
  const said = !asked.some(saysSomething) ? [termsOf(statements.join(' '))] : asked
  const withTerms = said.filter(saysSomething)
  return {
    questions: withTerms,
    leansOnHistory:
      withTerms.every((it) => it.every((term) => aspects.has(term))) ||
      /^(?:and|what about|how about|also)\b/i.test(text.trim()),
  }
}

const saysSomething = (terms: readonly string[]) => terms.some((term) => !isLight(term))
