/**
 * A section of a page in the parts that visitors ask for. One whose paragraphs are facts side by side is
 * cut, so that each can be found, offered and said by itself; any other is one part.
 */
import { company } from '../company'
import type { SitePassage } from '../content/passages'

export interface SitePart {
  /** The section's url, and of a section that is cut `/` and what the part begins with: `/privacy#cookies/sign-in`. */
  id: string
  /** The page and hash where it stands. */
  url: string
  /** Short enough to be offered as a choice. */
  title: string
  text: string
}

const lists: ReadonlySet<string> = new Set([
  '/#coming-soon',
  '/#contact',
  '/system#core-features',
  '/system#technology',
  '/system#pricing',
  '/system#coming-soon',
  '/about#our-team',
  '/for-you#perfect-for-your-needs',
  '/residential#problems',
  '/privacy#what-we-collect',
  '/privacy#retention',
  '/privacy#your-rights',
  '/privacy#cookies',
  '/privacy#ai-agent',
  '/privacy#text-messages',
])

/** What a paragraph is introduced by, where that is not its own. */
const introductions = /^(?:Coming soon, not available yet|Optional extra): /
/** Left out of ids, which stay when these change. */
const names = [company.name, company.assistant, ...company.team.map(({ name }) => name)]
const longestLabel = 60
const wordsOfOpening = 4

export function partsOf({ url, heading, text }: SitePassage): SitePart[] {
  if (!lists.has(url)) return [{ id: url, url, title: heading, text }]
  return text.split('\n\n').map((paragraph) => {
    const own = paragraph.replace(introductions, '').replace(`${heading}: `, '')
    const label = /^([^:.?!]+): /.exec(own)?.[1] ?? ''
    const isLabelled = label !== '' && label.length <= longestLabel
    const opening = own.split(' ', wordsOfOpening).join(' ')
    return {
      id: `${url}/${slugOf(isLabelled ? label : opening)}`,
      url,
      title: `${heading}: ${isLabelled ? label : `${opening} …`}`,
      text: paragraph,
    }
  })
}

function slugOf(text: string): string {
  const nameless = names.reduce((left, name) => left.replace(name, ''), text)
  return (
    nameless
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('-') ?? ''
  )
}
