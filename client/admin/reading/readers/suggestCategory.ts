/** Suggests a category from a section's words; without any indication, features. */
import type { Category } from '#shared/knowledge/rules'

const speaking: Readonly<Record<Category, RegExp>> = {
  installation:
    /\b(?:install\w*|mount\w*|wiring|wires?|wired|drill\w*|screws?|set ?up|site survey|conduit|trench\w*|technicians?|installers?|appointment|hours? on site|put up|hang|post|bracket|relay terminals?)\b/g,
  pricing:
    /(?:\$\s?\d|€\s?\d)|\b(?:pric\w+|costs?|fees?|pay\w*|paid|invoice\w*|billing|billed|bills?|quotes?|subscription\w*|monthly|per month|a month|yearly|refund\w*|discount\w*|warrant\w+|deposit|credit cards?|financ\w+|contract\w*|cancel\w*|msrp|free of charge|renew\w*)\b/g,
  technical:
    /\b(?:3g|4g|lte|5g|cellular|signal|antenna|sim|voltage|volts?|vdc|amps?|watts?|batter\w+|firmware|reset|reboot\w*|restart\w*|troubleshoot\w*|error\w*|fault\w*|encrypt\w*|aes|rsa|security|network\w*|ip6?5|ip rating|temperature|waterproof|coverage|frequency|mhz|ghz|controller|relays?|sensor\w*|led|model|specifications?|server\w*|does not work|not working|offline|outage)\b/g,
  features:
    /\b(?:visitors?|guests?|scan\w*|qr|calls?|dial\w*|phones?|opens?|unlock\w*|access codes?|codes?|caller id|app|camera\w*|video|notif\w+|schedule\w*|trusted|delivery|deliveries|control center|portal|log|history|manage\w*|users?|residents?|tenants?|whisper)\b/g,
}

/** Words that are common to everything here count less. */
const weights: Readonly<Record<Category, number>> = {
  installation: 1.2,
  pricing: 1.4,
  technical: 1,
  features: 0.6,
}
/** Weight of the title, which describes the whole. */
const titleCounts = 4
const read = 4_000

export function suggestCategory(title: string, content: string): Category {
  const heading = title.slice(0, 300).toLowerCase()
  const text = content.slice(0, read).toLowerCase()
  let best: Category = 'features'
  let most = 0
  for (const category of ['features', 'technical', 'installation', 'pricing'] as const) {
    const count = (words: string) => words.match(speaking[category])?.length ?? 0
    const score = weights[category] * (titleCounts * count(heading) + count(text))
    if (score > most) {
      best = category
      most = score
    }
  }
  return best
}
