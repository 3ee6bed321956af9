/** Whether what is said of prices leans on a set that was named before. */

const leans =
  /^(?:and|plus|what about|how about|so|ok|with|without|minus|for|also|add|make it|then)\b|\b(?:it|its|that|this|those|these|them|they|one|ones|all|everything|both|together|altogether|total)\b/
const begins =
  /^(?:(?:and|so|ok|then|now|well) )*(?:and with|together with|with|plus|add|adding|also|minus|without)\b/
const toIt =
  /\b(?:to|on top of|with|besides|beside) (?:that|it|those|these|them|this)\b|\b(?:as well|too)\b|\b(?:that|it|those|them|these|this)\b.*\b(?:with|plus|and|add|extra|additional|more)\b|^and (?:\w+ )?(?:more|extra|additional)\b/
/** "The first year?" says nothing else, so it is of what was named. */
const bare =
  /^(?:and |so |ok |what (?:is|are|would|will|about) |how much (?:is|for|in|per|would|will) |(?:the|a|per|in|for|be|it|that|each|every) |first |whole |total |sum |price |msrp |list |cost |costs |year |month |monthly |yearly |annual |altogether |together |please |due |once |upfront )*(?:total|sum|price|prices|msrp|cost|year|month|monthly|yearly|annually|altogether|together|be|please|due|once|upfront|come to)$/

export const leansOnSet = (said: string): boolean => leans.test(said)
export const isAddedTo = (said: string): boolean => begins.test(said) || toIt.test(said)
export const isBareAsk = (said: string): boolean => bare.test(`${said}`)
/** Of all that was ever named. */
export const ofAllBefore =
  /\b(?:both|all|together|altogether|everything|the lot|in total|total|sum|combined|the (?:two|three|four))\b/
