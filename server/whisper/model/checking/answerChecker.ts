/**
 * Checks a language model's answer while it streams in. Releases whole sentences that the passages
 * support, with figures and addresses found there. Throws a ModelProblem at the first that fails.
 */
import { ModelProblem } from '../problem'
import { declines, restates } from '../prompt'
import { visible } from '../visible'
import { isAnnounced, saysAnnounced } from './announced'
import { isSupported, type Passage } from './isSupported'
import { unsupportedIn } from './unsupported'

/** Maximum characters: answers are read on phones, and the passages themselves are shorter. */
const longest = 1_200
const longestQuestion = 300

/** HTML, Markdown links and code, and a dialogue that the model continues by itself. */
export const unfit = [
  /<\s*[\p{L}!/?|]/u,
  /\]\s*\(|!\[/,
  /```/,
  /&(?:#\w+|\p{L}+);/u,
  /^\s*(?:system|assistant|user|developer|human|tool)\s*:/im,
  /\[\/?(?:inst|sys)\]/i,
]

/** Also after NFKC, as it is compared, since one character may expand to several. */
function isTooLong(text: string): boolean {
  return text.length > longest || text.normalize('NFKC').length > longest
}

interface Given {
  passages: readonly Passage[]
  question: string
}

export class AnswerChecker {
  private written = ''
  private released = ''
  /** Sentences already checked, since a growing text is checked repeatedly. */
  private readonly supported = new Set<string>()

  constructor(private readonly given: Given) {}

  /** The text that may be shown, if it has grown. */
  add(piece: string): string | undefined {
    this.written += piece
    if (isTooLong(this.written)) throw new ModelProblem('too-long')
    // Whether it says that something isn't available yet is only known at the end.
    if (this.given.passages.some(({ text }) => isAnnounced(text))) return undefined
    const whole = wholeSentences(this.written)
    if (whole.length <= this.released.length) return undefined
    this.released = whole
    const text = this.checked(whole)
    return text === '' || text === undefined ? undefined : text
  }

  /** The whole answer; undefined if the passages don't contain it. */
  end(): string | undefined {
    const text = this.checked(this.written)
    if (text === '') throw new ModelProblem('empty')
    const { passages } = this.given
    if (text && passages.some(({ text }) => isAnnounced(text)) && !saysAnnounced(text)) {
      throw new ModelProblem('unsupported')
    }
    return text
  }

  /** A follow-up as the model restated it, if it did. */
  get wholeQuestion(): string | undefined {
    const [, after = ''] = visible(this.written).split(restates)
    return after.trim().slice(0, longestQuestion) || undefined
  }

  get length(): number {
    return this.written.length
  }

  private checked(written: string): string | undefined {
    const seen = visible(written)
    if (seen.includes(declines) || seen.includes(restates)) return undefined
    if (unfit.some((mark) => mark.test(seen))) throw new ModelProblem('unfit')
    const text = plainText(seen)
    if (unsupportedIn(text, this.given).length > 0) throw new ModelProblem('unsupported')
    for (const sentence of sentencesOf(text)) this.check(sentence)
    return text
  }

  private check(sentence: string): void {
    if (sentence === '' || this.supported.has(sentence)) return
    if (!isSupported(sentence, this.given.passages)) throw new ModelProblem('unsupported')
    this.supported.add(sentence)
  }
}

/** Turns a language model's reply into the one paragraph of plain text that is shown. */
function plainText(written: string): string {
  return written
    .replace(/^[ \t]*(?:#{1,6}|[-*+•]|>)[ \t]+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The end of a sentence, but not the "m." in "9 a.m." if a lowercase letter follows. */
const end = String.raw`[.!?]["”’')]*(?=\s+[^\s\p{Ll}])`

/** The part of a growing text that is final: up to the end of its last whole sentence. */
function wholeSentences(soFar: string): string {
  const ends = [...soFar.matchAll(new RegExp(end, 'gu'))]
  const last = ends.at(-1)
  return last === undefined ? '' : soFar.slice(0, last.index + last[0].length)
}

function sentencesOf(text: string): string[] {
  return text.split(new RegExp(`(?<=${end})\\s+`, 'u'))
}
