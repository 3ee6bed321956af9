/**
 * Splits a page's section into the parts that visitors ask for. A section of independent facts is
 * cut by paragraph, so that each can be found, offered and said by itself; any other is one part.
 */
import { company } from '../company'
import type { SitePassage } from '../content/passages'

interface SitePart {
  /** The section's url; a part adds `/` and how it begins: `/privacy#cookies/sign-in`. */
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

/** A paragraph's prefix that isn't its own. */
const introductions = /^(?:Coming soon, not available yet|Optional extra): /
/** Left out of ids, so that ids stay when these names change. */
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
