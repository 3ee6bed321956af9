/** The kinds of fact a question asks for and a text contains: money, time, place and so on. */

const asked: Readonly<Record<string, RegExp>> = {
  money:
    /\bhow much\b|\b(?:costs?|pric(?:e|es|ed|ing|ey)|fees?|rates?|charges?|charged|expensive|cheap(?:er|est)?|afford|deposit|owe|quote|budget|set me back|run me|damage)\b|[$€£]/i,
  moment:
    /\bwhen\b|\b(?:what|which) (?:time|hours?|days?|date|month)\b|\b(?:hours|open|opens|close[sd]?|closing|opening|until|till|deadline|due|how (?:late|early)|o'?clock|sundays?|saturdays?|weekends?|holidays?|tonight|tomorrow)\b/i,
  duration:
    /\bhow (?:long|quick(?:ly)?|fast|soon|often)\b|\b(?:turnaround|lead time|take[sn]?|wait)\b/i,
  amount:
    /\bhow (?:many|big|large|heavy|tall|wide|far|deep|high|old|small|close)\b|\b(?:weigh[st]?|weight|size[sd]?|limit|maximum|max|minimum|capacity|miles?|kilos?|pounds|feet|percent|%)\b/i,
  place:
    /\bwhere\b|\b(?:address|located|location|directions|parking|park|find you|come to|deliver|area|near)\b/i,
  contact: /\b(?:phone|number|call|e-?mail|text|reach|contact|write to|talk to|speak)\b|\bwho\b/i,
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const held: Readonly<Record<string, RegExp>> = {
  money:
    /[$€£]\s?\d|\d\s?(?:dollars|euros?|pounds sterling|pence|cents|percent|%)|\bfree\b|no (?:charge|fee|cost)/i,
  moment: new RegExp(
    `\\d\\s?[ap]\\.?m\\b|\\d{1,2}:\\d{2}|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\b${month}\\b|\\bnoon\\b|\\bmidnight\\b|\\bweekdays?\\b|\\bclosed?\\b`,
    'i',
  ),
  duration:
    /\b(?:\d+|one|two|three|four|five|six|seven|ten|twelve|a|an|half an|each|every|per|same|next|within)[\s-]?(?:to \d+ )?(?:business |working |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?|quarter)\b/i,
  amount:
    /\d[\s-]?(?:lbs?|pounds?|kgs?|kilos?|inch(?:es)?|feet|foot|ft|miles?|km|yards?|mph|mbps|gb|mb|%|percent|people|guests|seats|gallons?|litres?|liters?|sq|x)\b|\b(?:up to|at most|at least|maximum|minimum|over|under|fewer than|more than) (?:\d|one|two|three|four|five|six|ten|twelve)|\b\d+\b/i,
  place:
    /\b\d+ (?:[A-Z]\w+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Way|Place|Court|Pike|Highway|Hwy)\b|\b(?:behind|next to|across from|opposite|corner of|parking|north|south|east|west|county|miles? (?:of|from))\b/,
  contact:
    /@|\(\d{3}\)|\b\d{3}[-. ]\d{3,4}\b|\b0\d{3,4} \d|\b(?:call|text|e-?mail|write to|ask for|phone)\b/i,
}

export const factKinds = Object.keys(asked)

export function kindsAsked(text: string): string[] {
  return factKinds.filter((kind) => asked[kind]?.test(text))
}

export function kindsHeld(text: string): string[] {
  return factKinds.filter((kind) => held[kind]?.test(text))
}
