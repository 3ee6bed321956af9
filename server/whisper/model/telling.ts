/**
 * A language model's answer as it comes in. What it gives out is checked: whole sentences that lean on
 * the passages, and whose figures and addresses stand there. Throws a ModelProblem at the first that does
 * not.
 */
import { isAnnounced, saysAnnounced } from './announced'
import { isSupported, type Passage } from './isSupported'
import { plainText } from './plainText'
import { ModelProblem } from './problem'
import { declines, restates } from './prompt'
import { sentencesOf, wholeSentences } from './sentences'
import { unsupportedIn } from './unsupported'
import { visible } from './visible'

/** An answer is read on a phone; the passages themselves say it in less. */
const longest = 1_200
const longestQuestion = 300

/** Marks of a page, of Markdown, and of a talk that goes on by itself. */
export const unfit = [
  /<\s*[\p{L}!/?|]/u,
  /\]\s*\(|!\[/,
  /```/,
  /&(?:#\w+|\p{L}+);/u,
  /^\s*(?:system|assistant|user|developer|human|tool)\s*:/im,
  /\[\/?(?:inst|sys)\]/i,
]

/** Also as it is compared: one letter may stand for many. */
function isTooLong(text: string): boolean {
  return text.length > longest || text.normalize('NFKC').length > longest
}

interface Given {
  passages: readonly Passage[]
  question: string
}

export class Telling {
  private written = ''
  private told = ''
  /** A growing text is checked again and again. */
  private readonly supported = new Set<string>()

  constructor(private readonly given: Given) {}

  /** What may be shown by now, when that has grown. */
  add(piece: string): string | undefined {
    this.written += piece
    if (isTooLong(this.written)) throw new ModelProblem('too-long')
    // Whether it says that something is not there yet is known at its end.
    if (this.given.passages.some(({ text }) => isAnnounced(text))) return undefined
    const whole = wholeSentences(this.written)
    if (whole.length <= this.told.length) return undefined
    this.told = whole
    const text = this.checked(whole)
    return text === '' || text === undefined ? undefined : text
  }

  /** The whole answer; undefined when the passages do not hold it. */
  end(): string | undefined {
    const text = this.checked(this.written)
    if (text === '') throw new ModelProblem('empty')
    const { passages } = this.given
    if (text && passages.some(({ text }) => isAnnounced(text)) && !saysAnnounced(text)) {
      throw new ModelProblem('unsupported')
    }
    return text
  }

  /** Of a follow-up, where the model says what it asks as a whole. */
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
