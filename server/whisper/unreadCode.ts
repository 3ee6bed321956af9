/**
 * Somebody cannot scan the code, mostly right before it: the number to dial stands beside it, which is more help
 * than that a fault is unknown. Matched on the folded words of a message.
 */
import { inOrder } from './inOrder'

const code = `(?:qr|codes?|squares?|barcode|sticker|pattern|sign)`
const reads = `(?:scan(?:s|ned|ning)?|read(?:s|ing)?|pick(?:s|ing)? (?:it )?up|recogni[sz]e[sd]?|focus(?:es|ing)?|detect(?:s|ing)?|take (?:it|the ${code})|(?:do|does) anything)`
const fails = `(?:not|never|fail(?:s|ed|ing)? to|refus(?:es|ed|ing) to|unable to)`

const cannotScan: readonly Pick<RegExp, 'test'>[] = [
  new RegExp(String.raw`\b${code}\b.*\b${fails} (?:\w+ ){0,2}${reads}\b`),
  new RegExp(String.raw`\b${fails} (?:\w+ ){0,2}${reads}\b.*\b${code}\b`),
  inOrder(
    new RegExp(String.raw`\b${code}\b`),
    /\b(?:scratched|torn|ripped|smudged|faded|muddy|frozen over|peeled|unreadable)\b/,
    /\b(?:call up|ring|get in|come in|phone|camera|now what)\b/,
  ),
  /\b(?:no|without|out of) (?:mobile |more )?(?:internet|data|wifi)\b.*\bon my (?:phone|cell|mobile)\b/,
  /\bmy (?:mobile )?data (?:is|are) (?:used up|gone|out|finished|empty)\b/,
]
/** Whoever owns it asks for another, or who pays. */
const otherwise =
  /\b(?:warranty|replac\w*|new (?:one|sign|code)|another|cost|costs|price|pay|pays|repair\w*|fix\w*|report|missing|stolen|print|why|how often|ever|night|dark|glare|sun)\b/

export const isUnreadCode = (said: string): boolean =>
  cannotScan.some((pattern) => pattern.test(said)) && !otherwise.test(said)
