/** Makes the answer to one message: its words, said piece by piece, and why they were said. */
import type { Answer, Why } from '#shared/whisper/answer'
import { choose, confidenceOf, isSure, threshold } from './choose'
import type { Composer } from './compose'
import type { Match } from './passageIndex'
import type { Passage } from './passages'
import type { Priced } from './prices/pricing'
import { matchesShown, sourcesOf } from './reasons'
import { admission, partAdmission } from './replies'

/** What was found for each part of a message. */
type Found = readonly (readonly Match[])[]

interface Message {
  text: string
  /** All that Whisper reads. */
  passages: readonly Passage[]
  /** When that was read. */
  builtAt: number
  compose: Composer
  onPiece(textSoFar: string): void
}

export interface Replying {
  /** Small talk, or a reply to trouble. */
  talk(reply: string, found?: Found): Answer
  admission(confidence: number, found?: Found): Answer
  /** These passages and nothing else. */
  passages(used: readonly Passage[], confidence: number): Promise<Answer>
  /** What is sure of what was found, after the price of a set; `isPart`: something else was asked that is not answered. */
  found(
    found: readonly Match[][],
    beside: { priced: Priced | undefined; isPart: boolean },
  ): Promise<Answer>
}

export function createReplying({ text, passages, builtAt, compose, onPiece }: Message): Replying {
  const startedAt = performance.now()
  let said = ''
  const say = (piece: string) => {
    said += piece
    onPiece(said)
  }
  const sayPassages = async (used: readonly Passage[]) => {
    for await (const piece of compose(text, used)) say(piece)
  }
  const why = (madeBy: Why['madeBy'], found: Found, used: readonly Passage[] = []): Why => ({
    madeBy,
    threshold,
    passages: matchesShown(found, used),
    index: { passages: passages.length, builtAt },
    tookMs: performance.now() - startedAt,
  })
  return {
    talk: (reply, found = []) => ({
      ...{ text: reply, sources: [], offers: [], confidence: 1 },
      why: why('small-talk', found),
    }),
    admission: (confidence, found = []) => ({
      ...{ text: admission, sources: [], offers: [], confidence },
      why: why('admitted', found),
    }),
    async passages(used, confidence) {
      const matches = [matchesAt(confidence, used)]
      await sayPassages(used)
      return {
        ...{ text: said, sources: sourcesOf(used, matches), offers: [], confidence },
        why: why('passages', matches, used),
      }
    },
    async found(found, { priced, isPart: isMore }) {
      const sure = found.filter(isSure)
      const used = choose(sure)
      const isPart = isMore || sure.length < found.length
      if (priced !== undefined) say(priced.text)
      if (priced !== undefined && used.length > 0) say(' ')
      await sayPassages(used)
      if (isPart) say(` ${partAdmission}`)
      const reasons = [...(priced?.passages ?? []), ...used]
      const shown = [matchesAt(priced?.confidence ?? 0, priced?.passages), ...found]
      return {
        text: said,
        sources: sourcesOf(reasons, sure),
        offers: [],
        confidence: Math.min(...(priced ? [priced.confidence] : []), ...sure.map(confidenceOf)),
        why: { ...why('passages', shown, reasons), ...(isPart && { isPart: true }) },
      }
    },
  }
}

const matchesAt = (coverage: number, passages: readonly Passage[] = []): Match[] =>
  passages.map((passage) => ({ passage, coverage, covered: [] }))
