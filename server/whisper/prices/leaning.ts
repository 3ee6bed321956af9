/** Whether what is said of prices leans on a set that was named before. */

const leans =
  /^(?:and |or |the )?same\b|^(?:and |so )?what would (?:\w+ )?(?:be|cost)$|\b(?:wait|sorry|actually|i meant|miscounted|the same|same again|half|bundled|combined|paired|forget|drop|skip|scrap|ditch|take|leave|remove|swap|replace)\b|^(?:and|plus|what about|how about|so|ok|with|without|minus|for|also|add|make it|then)\b|\b(?:it|its|that|this|those|these|them|they|one|ones|all|everything|both|together|altogether|total|then)\b/
const begins =
  /^(?:(?:and|so|ok|then|now|well|right|fine|good|great|but|what about(?= with)|how about(?= with)) )*(?:(?:what )?if (?:we|i|you) (?:also )?)?(?:(?:for|in|per|over|the|a|first|whole|year|one|month|monthly|what|is|it|that|how|much|all|together) )*(?:and with|including|(?:together|bundled|combined|paired) with|with|plus|add|adding|also|minus|without)\b/
const toIt =
  /\b(?:to|on top of|with|besides|beside) (?:that|it|those|these|them|this)\b|\b(?:as well|too)\b|\b(?:that|it|those|them|these|this)\b.*\b(?:with|plus|and|add|extra|additional|more)\b|^(?:and|plus) (?:\w+ )?(?:more|extra|additional|another|second|third)\b|\b(?:comes?|goes|go) along\b|\bon top\b.*\b(?:together|altogether|total)\b/
/** "And the first year?" says nothing else, so it is of what was named. */
const beside = new Set(
  `and so ok then now well what is are would will how much the a at per in for be it that each every first whole list
   year month i we do pay to come comes please sounds cheap expensive good nice great cool thanks about only just`.split(
    /\s+/,
  ),
)
const ofMoney = new Set(
  `total sum price prices msrp cost costs month monthly year yearly annually altogether together due once upfront both everything dollars bucks amount`.split(
    ' ',
  ),
)

/** "Same again for the back gate", "half that many": how many times what was named. */
export function timesBefore(said: string): number {
  if (
    /\b(?:same again|twice (?:that|those|as (?:many|much))|double (?:that|those|it|the \w+))\b/.test(
      said,
    )
  )
    return 2
  return /\bhalf (?:that|those|as many|of (?:that|those|them))\b/.test(said) ? 0.5 : 1
}
/** Says that what was named is to be another set: "sorry, four of them", "not two, three", "then without it". */
export const changes =
  /\b(?:miscounted|i meant|make (?:it|that)|actually|not (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|of (?:them|those|these)|what if)\b/
/** "Hold on, six posts." */
export const corrects = /\b(?:hold on|hang on|wait|sorry|actually|rather|meant|stays?|instead)\b/
export const leansOnSet = (said: string): boolean =>
  leans.test(said) || changes.test(said) || corrects.test(said)
export const isAddedTo = (said: string): boolean => begins.test(said) || toIt.test(said)
export function isBareAsk(said: string): boolean {
  const words = said.split(' ')
  const isOfMoney = words.some((word) => ofMoney.has(word))
  return isOfMoney && words.every((word) => ofMoney.has(word) || beside.has(word))
}
/** "Over five years?" */
export const isBareTime = (said: string): boolean =>
  /^(?:(?:and|so|ok|what about|how about) )?(?:over|for|in|after) (?:\w+ ){1,3}(?:years?|months?)(?: then| please)?$/.test(
    said,
  )
/** Of all that was ever named. */
export const ofAllBefore =
  /\b(?:both|(?<!after )all|together|altogether|everything|the lot|in total|total|sum|combined|the (?:two|three|four))\b/
