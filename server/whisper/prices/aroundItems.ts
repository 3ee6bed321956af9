/** Words that stand around items and their numbers, and what they do to them, as data. */

export const entrances = new Set(['gate', 'door', 'entranc', 'entri', 'exit'])
/** May stand between a number and what it counts. */
export const between = new Set(
  `of the more new such those these them ones x times extra additional separate whole full complete ea pc pcs piece pieces
   far off then as many twice please big small large standard normal regular`.split(/\s+/),
)
/** "On my subscription" asks for nothing more of it. */
export const owned = new Set(['my', 'our'])
export const referring = new Set(['the', 'all', 'these', 'those'])
export const joining = new Set(['and', 'plus', 'with', 'or', 'w'])
export const leaving = new Set(
  'without minus except excluding not no less skip drop remove leave forget lose ditch scrap cancel delete'.split(
    ' ',
  ),
)
/** Numbers of these count no items, and of the last not what is paid for. */
export const timed =
  /^(?:month|year|time|day|week|hour|minute|yr|mo|foot|mile|meter|metre|yard)s?$|^(?:quote|total|set|price|visitor|visitors|dollars|percent|bucks|grand|ft|feet|am|pm|off|unit|units|home|homes|apartment|apartments|condo|condos|tenant|tenants|resident|residents|figures?|amounts?|sums?|questions?|things?|people|persons?|members?|volunteers?|owners?|famil(?:y|ies)|kids?|cars?|employees?|parts?)$/
export const ofMoney = /^(?:dollars|under|over|above|below|about|than|budget)$/
/** "Somebody said it is 640." */
export const claimed = /^(?:is|was|be|costs?|at|for)$/
/** Say that the items are not simply added up. */
export const notAdded =
  /\b(?:versus|vs|difference|compared?|cheaper|than|either|separately|respectively|hesitat\w+|torn|undecided|deciding|wavering|toss up)\b/
/** The same in a sentence that names them; "or am I short?" names no other. */
export const notAddedThere =
  /\b(?:or(?! (?:am|is|are|do|does|will|would|not|what|how|more|less|so|should|can|must)\b)|instead|rather|(?<!what )if(?! (?:i|we|you|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)|except)\b/
/** "One of my three gates". */
export const ofSome = /\b(?:one|1|some|half) of (?:my|our|the|these|those)\b/
/** "Take away two boosters", beside what is wanted. */
export const takenAway =
  /\b(?:take (?:away|out|off)|leave out(?! (?:the |all )?(?:monthly|recurring|subscription|tax|installation))|return|cancel|remove)\b/
export const eachMonth =
  /\b(?:each|per|every) (?:single )?(?:month|year|mo|yr|annum|quarter|day)\b/g
/** "No, make that two": what was said before it holds no more. */
export const corrected = /^(?:make (?:it|that))$/
/** Shared out, but nobody said among how many. */
export const notShared =
  /\b(?:(?<!(?:what|how much) (?:is|are) )each|per|double|triple)\b|\btwice(?! as many)\b|\bhalf(?! (?:a (?:dozen|year|mile)|miles?|hours?|acres?|as many|that|those))\b/
/** The same in a sentence that names them; "he took every guarantee going" names none. */
export const notSharedThere = /\bevery(?! monthly)\b/
/** Stand before a place. */
export const placing = /^(?:at|on|for|in|to|with|per)$/
export const leading = /^(?:at|on|in|to|with)$/
/** "What if I need 7?" */
export const needing = /^(?:need|needs|want|wants|take|get|order|buy|have|for|of|just|is)$/
/** Say which of several gates is meant, or that they share what follows. */
export const singling =
  /^(?:shares?|shared|sharing|left|right|first|front|back|rear|main|side|last)$/
export const pointing = /^(?:that|this|which|other|left|right|first|last|front|back)$/
/**
 * Point at items in ways that no rule follows, or speak of those of somebody else, of another day, of money that is left:
 * nothing is added up there.
 */
export const unfollowed =
  /\b(?:the (?:next|one) (?:one |controller )?(?:up|down|above|below|bigger|smaller|larger)|next (?:one )?(?:up|down|size)|(?:above|below) (?:it|that|them)|someday|already (?:own|have|got|bought)|own (?:an?|the|one|it|them|that|those)|brother|sister|switch (?:those|them|the|these)|(?:so |and )?that plus|left over|(?:be|(?<!what )is|i|me) left|stays|only one of|one of (?:them|those|these) the|make one|will do|one is enough|extra if|for the third|shared by|another at|not the|instead|n a|(?<!every )other one|both plus|the same at|(?:went|go|going) with the|if i use|(?!4(?:01|12|32)\b)\b\d{3,} plus|(?:scrap|scratch|forget) (?:that|it)|another of (?:both|each|them|those)|(?:it|that|this) (?:for|at|on) (?:both|all|each|every|two|three|four|five|six)|start over|(?<!\b(?:x|ex|the|an?) )4(?:01|12|32))\b/
/** Of items that stand in for each other, these say that one of them is meant, or what parts them. */
export const alternative =
  /\b(?:more|less|extra|instead|where|might|rather|suggest\w*|or|than|sav\w+|upgrad\w*|downgrad\w*|step|going (?:up|down)|go (?:up|down)|cheaper|dearer|pricier|versus|vs|between|differen\w+|apart|hesitat\w+|choos\w+|choice|decid\w+|while|whereas|against|over|beyond|enough|overkill|recommend\w*|pushing|talked me)\b/
export const asksHowMuchMore = /\bhow (?:much|many (?:dollars|bucks)) (?:more|less|extra)\b/
