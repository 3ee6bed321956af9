/** Units that distinguish figures: 2 hours aren't 2 years. Each unit's spellings have one name. */
const spellings: Readonly<Record<string, string>> = {
  year: 'years?|yrs?',
  month: 'months?|mos?',
  week: 'weeks?|wks?',
  day: 'days?',
  hour: 'hours?|hrs?',
  minute: 'minutes?|mins?',
  second: 'seconds?|secs?',
  '%': 'percent|per cent|%',
  $: 'dollars?|bucks?|usd',
  '¢': 'cents?|¢',
  foot: 'foot|feet|ft',
  inch: 'inch|inches',
  mile: 'miles?',
  meter: 'meters?|metres?',
  volt: 'volts?|v',
  watt: 'watts?|w',
  megapixel: 'megapixels?|mp',
  gigabyte: 'gigabytes?|gb',
  megabyte: 'megabytes?|mb',
  mbps: 'mbps',
  ghz: 'ghz',
  pound: 'pounds?|lbs?',
  degree: 'degrees?|°',
  am: 'am|a\\.m\\.?',
  pm: 'pm|p\\.m\\.?',
  times: 'times|x',
  th: 'st|nd|rd|th',
  hundred: 'hundred',
  thousand: 'thousand|k',
  million: 'million|m',
  billion: 'billion',
}

const readers = Object.entries(spellings).map(
  ([unit, pattern]) => [unit, new RegExp(`^[\\s-]*(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')] as const,
)

/** The unit at the beginning of a text. */
export function unitAt(text: string): string | undefined {
  return readers.find(([, reader]) => reader.test(text))?.[0]
}

/** A unit of time, as a pattern without groups. */
export const timeUnit = 'years?|months?|weeks?|days?|hours?|minutes?|seconds?'
