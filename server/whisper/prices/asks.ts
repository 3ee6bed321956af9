/** What a question says of a set of items, beside the set: whether it asks for its price. */

export const asksPrice =
  /\b(?:pric\w*|msrp|costs?|costing|how much|pay|pays|paid|paying|spent|charged?|charges|fees?|dollars|due|owe|total|altogether|together|(?<!you )comes? to|(?<!you )comes? out|add up|adds up|add (?:all |all of )?(?:those|these|them|it|that|this|all|everything)(?: all)? up|sum|monthly|(?:a|per|each|every) (?:month|year)|first year|year (?:one|1)|yearly|annual\w*|once|upfront|one time|expensive|bucks|clams|spend|budget|worth|run me|set me back|quote me|goes? for|go for|(?:under|over|above|below|less than|more than) (?:dollars )?\d+|a grand|over a (?:thousand|hundred)|one off|(?:is|are|makes?|be) (?:dollars )?\d{2,}(?! (?:feet|ft|foot|yards?|miles?|meters?|years?|minutes?|hours?|days?|months?|percent))|enough for|set aside|afford|will (?:that|this|it) do|at list|list (?:\w+ ){0,3}at$|what (?:figure|sum|amount)|amount\??$|what number(?! (?:do|can|should|to) (?:(?:i|we) )?(?:call|dial|text|ring))|(?:a|one|the) (?:whole|full|first) (?:year|month)|(?:money|price) and|adds? to (?:my|our|the) (?:bill|plan|subscription)|the (?:bill|damage|tab|invoice|sum|rate))\b|\b(?:runs?|ask(?:ing)?) for\b|(?<!\b(?:what|which) \w+ )\bdoes .* run$|\bwhat (?:do|does|would|will) .* (?:run(?: (?:me|us))?$|(?:list|sell|retail) for\b)|\bwhat (?:would|is|are|does|do|will) (?:all )?(?:that|it|this|those|they|these|the lot|everything) (?:be|come|make|cost|run|add)\b/
/** "How much more is an additional door?" asks for the door alone. */
export const asksOnTop =
  /\b(?:more|on top|extra (?:cost|charge|fee)|add(?:s|ed)? (?:to|per|a|each|every|monthly)|surcharge)\b/
export const asksMonthly =
  /\b(?:monthly|(?:a|per|each|every) month|subscription|plan|(?:the|my|our) bill|annual(?:ly)?|yearly|(?:a|per|each|every) year)\b/
/** Electricity, room and work are asked for in the same words. */
const ofOtherAmounts =
  /\bhow much (?:power|electricity|energy|current|juice|space|room|weight|data|time|work|light|range|noise|of an?)\b|\bhow many (?:\w+ ){0,2}(?:calls?|minutes|texts?|messages|visits|visitors|users|people|openings?|gigabytes?)\b/
/** Whether it is needed, fits or is part of something is no question of its price. */
const ofTheItem =
  /\b(?:included|includes?|comes? with|part of|needs?|required?|requires|works? with|compatible|fits?|better|support|warranty on)\b/
const yesOrNo =
  /^(?:and |so |but |ok )?(?:is|are|does|do|can|could|will|would|has|have|must|should)\b/
/** "Can I get a camera?", but not "is that how much it costs?" */
export const isYesOrNo = (said: string): boolean => yesOrNo.test(said) && !/\bhow much\b/.test(said)
/** "For our club: can we have a camera? A battery backup?" */
export const asksToHave =
  /\b(?:can|could|may|might) (?:i|we|you|it|one|they|there) (?:also |still |even )?(?:get|have|add|order|buy|include|connect|be|come|take|put)\b|\bpossible\b/
export const asksTime = /\b(?:how long|how many hours|how much time|hours|time)\b/
export const ofInstalling =
  /\b(?:install\w*|takes?|put|set up|setup|mount\w*|fit|fitted|fitting|busy|on site|crew|labor|labour|work|needs?|finish(?:ed)?|done)\b/
/** How long an item works is no time of installing it. */
const ofRunning =
  /\b(?:lasts?|runs?|running|holds?|keeps? (?:it|us|me|the|going|working|open)|powers?|charge|charged|charging|bridge|survives?|stays?|outage|blackout|warranty|open|replies|answers?|drive|deliver\w*)\b/
export const asksRunning = (said: string): boolean =>
  asksTime.test(said) &&
  ofRunning.test(said) &&
  !ofDoing.test(said) &&
  !/\b(?:cost|costs|price|prices|how much)\b/.test(said)
/** "Installing it lasts how many hours?" */
const ofDoing = /\b(?:install\w*|fitting|mounting|putting|labou?r)\b/
/** The rules of a quote for visitors know nothing of these. */
const beyond =
  /\b(?:discount\w*|financ\w*|installments?|tax|taxes|taxed|ship\w*|freight|deliver\w*|deposit|refund\w*|rent\w*|leas(?:e|es|ing)|used|refurbished|secondhand|last|lasts|weigh\w*|dealers?|wholesale|reseller\w*|distributor\w*|suppliers?|runs? on|trade price|margin|repair\w*|replac\w*|paint(?:s|ed|ing|er)?|custom(?!er)\w*|euros?|pounds|stolen|broken|deduct\w*|resale|insur\w*|sale|coupon|promo\w*)\b/
/** List prices are before tax. */
const beforeTax =
  /\b(?:before|without|excluding|not counting|pre|plus|exclusive of) (?:any |sales |the )?tax(?:es)?\b/g

/** Whether the rules of a quote can answer what it says, for visitors. */
export const isWithinRules = (said: string): boolean => {
  const counted = said.replace(beforeTax, ' ')
  return !beyond.test(ofDoing.test(said) ? counted.replace(/\blasts?\b/g, ' ') : counted)
}

export const isOfPrice = (said: string): boolean =>
  asksPrice.test(said) && !ofOtherAmounts.test(said) && !(isYesOrNo(said) && ofTheItem.test(said))
