/**
 * The public pages as Whisper reads them: one passage per section, with its address. Each paragraph
 * of the text (separated by a blank line) can be said by itself. Framing words and jokes are left
 * out, and every announced feature is marked as such.
 */
import { company } from '../company'
import { about } from './about'
import type { AnnouncedItem } from './announced'
import { contactDialog } from './frame/contactDialog'
import { home } from './home'
import type { Item, Page, Section } from './page'
import { pages } from './pages'
import { privacy, privacyFor } from './privacy'
import { residential } from './residential'
import { siteFacts } from './siteFacts'
import { system } from './system'
import { days, listed } from './written'

export interface SitePassage {
  /** Same as the url: there is one per section. */
  id: string
  /** The page's name. */
  page: string
  heading: string
  /** The name as a source. */
  title: string
  /** Page and hash. */
  url: string
  text: string
  /** What people ask for this section (page.ts). */
  asked?: string
}

/** `kept`: how long the server keeps a conversation and a quote form, as the privacy page says. */
export function passagesOfSite(kept = days(siteFacts.conversationDays)): SitePassage[] {
  const shown = pages.map((page) => (page === privacy ? privacyFor(kept) : page))
  return shown.flatMap((page) => page.sections.flatMap((section) => passageOf(page, section)))
}

function passageOf({ path, name }: Page, section: Section): SitePassage[] {
  const texts = section.isJest ? [] : (told.get(section) ?? textsOf(section))
  if (!texts.length) return []
  const url = `${path}#${section.id}`
  const title = path === '/' ? section.heading : `${name}, ${section.heading}`
  const { asked } = section
  return [
    {
      id: url,
      page: name,
      heading: section.heading,
      title,
      url,
      text: texts.join('\n\n'),
      ...(asked !== undefined && { asked }),
    },
  ]
}

function textsOf(section: Section): string[] {
  const { heading, paragraphs = [], items = [], bullets = [], isAnnounced } = section
  const said = isAnnounced ? items.map(announcement) : items.map(saying)
  // A bullet needs its heading to be understood.
  return [...paragraphs, ...bullets.map((bullet) => `${heading}: ${bullet}`), ...said]
}

function saying({ title, description }: Item): string {
  return /[.?!]$/.test(title) ? `${title} ${description}` : `${title}: ${description}`
}

function announcement(item: AnnouncedItem): string {
  return item.isHere ? saying(item) : `Coming soon, not available yet: ${saying(item)}`
}

/** For parts that would mislead if said alone. */
function inOneSentence(heading: string, parts: readonly string[]): string {
  const all = parts.map((part) =>
    part.replace(/^./, (first) => first.toLowerCase()).replace(/\.$/, ''),
  )
  return `${heading}: ${all.join('; ')}.`
}

/** Sections whose words are spread over a drawing or a table. */
const told: ReadonlyMap<Section, readonly string[]> = new Map<Section, readonly string[]>([
  [home.hero, [home.hero.lead, ...home.hero.items.map(saying)]],
  [
    home.serviceAreas,
    [
      `Service area: ${home.serviceAreas.lead}`,
      ...home.serviceAreas.groups.map(
        ({ name, neighborhoods }) => `${name}: ${listed(neighborhoods)}.`,
      ),
    ],
  ],
  [home.video, ['The home page has a demonstration video, from the scan to the open gate.']],
  [
    home.contact,
    [
      home.contact.lead,
      ...contactDialog.ways.map(({ title, text, link }) => `${title}: ${link.text}. ${text}`),
      contactDialog.sms.text,
    ],
  ],
  [
    system.pricing,
    [
      ...system.pricing.prices.map(({ title, before, amount, after }) =>
        `${title}: ${before} ${amount} ${after}.`.replace(/\s+/g, ' '),
      ),
      ...system.pricing.items.map(saying),
      ...system.pricing.extras.items.map((extra) => `Optional extra: ${saying(extra)}`),
    ],
  ],
  [
    residential.offer,
    [
      `Prices: ${residential.offer.badge.before.toLowerCase()} ${residential.offer.badge.amount} for ${residential.offer.badge.after}, then ${residential.offer.badge.monthly}.`,
      `${listed(residential.offer.benefits)}.`,
    ],
  ],
  [
    residential.compare,
    residential.compare.rows.map(
      ({ title, box, product }) =>
        `${title}, traditional call box: ${box}. ${title}, ${company.name}: ${product}.`,
    ),
  ],
  [
    about.ourTeam,
    about.ourTeam.members.map((one) => `${one.name}, ${one.role}: ${one.description}`),
  ],
  [residential.quote, [residential.quote.lead]],
  [
    privacy.contact,
    [
      `${privacy.contact.paragraphs.join(' ')} Reach us at ${listed(privacy.contact.links.map(({ text }) => text))}.`,
    ],
  ],
  [privacy.uses, [inOneSentence(privacy.uses.heading, privacy.uses.bullets)]],
  [
    privacy.sharing,
    [
      inOneSentence(
        privacy.sharing.heading,
        privacy.sharing.items.map(({ description }) => description),
      ),
    ],
  ],
])
