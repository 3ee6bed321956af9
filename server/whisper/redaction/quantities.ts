/** Tells prices and quantities from personal numbers. */

const units =
  'dollars?|bucks?|usd|cents?|euros?|k|percent|volts?|v|vac|vdc|amps?|a|ma|mah|watts?|w|kw|kwh|hz|mhz|ghz|gb|mb|tb|p|fps|feet|foot|ft|sqft|sq|square|inch(?:es)?|in(?! (?:the|an?|my|our|your)\\b)|yards?|yd|miles?|mi|met(?:er|re)s?|m|km|cm|mm|acres?|pounds?|lbs?|kg|tons?|gallons?|degrees?|f|c|hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|yrs?|times|x|am|pm|gates?|doors?|entr(?:y|ies|ances?)|buildings?|houses?|homes?|units?|apartments?|condos?|properties|lanes?|cars?|vehicles?|spaces?|lots|people|persons?|residents?|tenants?|visitors?|guests?|users?|customers?|dealers?|calls?|minutes|texts?|messages?|codes?|cameras?|phones?|signs?|kits?|keys?|cards?|fobs?|ways?|stor(?:y|ies)|floors?|digits?|bits?|employees|members|cycles|steps?|wires?|posts?'

const unitAfter = new RegExp(`^[\\s-]*(?:${units})\\b`, 'i')
const moneyBefore = /[$€£]\s*$/
const joined = new RegExp(`^\\d+(?:${units})$`, 'i')

/** Judged by the text before and after the number. */
export function isQuantity(before: string, after: string): boolean {
  return moneyBefore.test(before) || unitAfter.test(after)
}

/** "5000mah" as one word. */
export const isJoinedQuantity = (word: string): boolean => joined.test(word)

/** Technical terms that look like a plate or serial number. */
export const isTechnical = (word: string): boolean =>
  /^(?:aes|rsa|sha|ieee|iso|iec|ip|ipv|usb|lte|http|ul|nema|en|wpa|bt|tls|hid|ghz|[34]g|[a-z]-\d(?=\d{2}$))[- ]?\d+[a-z]?$/i.test(
    word,
  )

export const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits)
