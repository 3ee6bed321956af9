/**
 * Words that close a chat: thanks, a goodbye, and what agrees with a teammate who asked nothing.
 * Every word must be one of these: "Thanks, and when do you come" isn't over. Pure.
 */
import type { StoredReply } from './documents'

type PhraseKind = 'goodbye' | 'agreement' | 'no' | 'filler'

const phrases = new Map<string, PhraseKind>()
const maxWords = 4

function add(kind: PhraseKind, list: string): void {
  for (const phrase of list.split(',')) phrases.set(phrase.trim(), kind)
}
add(
  'goodbye',
  `thanks, thank you, thx, ty, cheers, appreciate it, much appreciated, bye, goodbye, good bye,
   good night, take care, have a good, have a great, have a nice`,
)
// After a teammate's question, these are answers.
add(
  'agreement',
  `ok, okay, k, great, good, perfect, cool, nice, awesome, wonderful, excellent, fine, alright, all right,
   got it, understood, sounds good, will do, no problem, that is all, thats all, that is it, thats it,
   nothing else, see you, see ya, 👍, 👌, 🙏, 😊, 🙂`,
)
for (const day of ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'])
  add('agreement', `see you ${day}day, see you on ${day}day`)
// "No thanks" closes a chat; a bare "no" may contradict the teammate.
add('no', 'no, nope')
add(
  'filler',
  `and, so, so much, very much, very, again, then, too, you too, a lot, all, hi, oh, well, i, we, it, dear,
   soon, later, tomorrow, one, day, evening, night, weekend, for your help, for the help, for your time,
   for the info, for the information, for your answer, for the answer, for the quick answer,
   for your reply, for the quick reply`,
)

/** Whether this message, after a teammate's reply, leaves nothing to answer. */
export function isClosing(text: string, reply: Pick<StoredReply, 'text' | 'teammate'>): boolean {
  if (text.includes('?')) return false
  const names = wordsOf(reply.teammate.name)
  const kinds = phraseKindsIn(wordsOf(text).filter((word) => !names.includes(word)))
  if (kinds.has('goodbye')) return !(isQuestion(reply) && kinds.has('agreement'))
  return kinds.has('agreement') && !kinds.has('no') && !isQuestion(reply)
}

const isQuestion = ({ text }: Pick<StoredReply, 'text'>): boolean => text.includes('?')

/** The kinds of phrases that the words consist of; empty if any word belongs to none. */
function phraseKindsIn(words: readonly string[]): ReadonlySet<PhraseKind> {
  const kinds = new Set<PhraseKind>()
  for (let at = 0; at < words.length;) {
    let length = maxWords
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1
    const kind = phrases.get(words.slice(at, at + length).join(' '))
    if (!kind) return new Set()
    kinds.add(kind)
    at += length
  }
  return kinds
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+|👍|👌|🙏|😊|🙂/gu) ?? []
