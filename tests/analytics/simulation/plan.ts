/**
 * The simulated visitors: who comes when and does what, over sixty days with a clock change in the
 * middle. Includes bots, opt-outs, visits across midnight, breaks of about half an hour, repeated
 * reports, sleeping computers and wrong clocks.
 */
import { pages } from '#shared/content/pages'
import { day, hour, midnightBefore, minute } from './clock'
import { type Chance, chance } from './random'

export type Source = 'Direct' | 'Organic Search' | 'Social' | 'Referral'

export interface Person {
  address: string
  browser: string
  device: 'Desktop' | 'Phone' | 'Tablet'
  kind: 'counted' | 'bot' | 'declined'
  /** As the proxy reports it. */
  place: { region: string; city: string }
}

const places = [
  { region: 'Virginia', city: 'Arlington' },
  { region: 'Texas', city: 'Arlington' },
  { region: 'Virginia', city: '' },
  { region: '', city: '' },
  // UTF-8, as it arrives in a header.
  { region: 'Puerto Rico', city: 'Mayagüez' },
] as const

/** One thing reported; `view` is the page view it belongs to. */
export type Hit =
  | { kind: 'view'; id: string; path: string; from: From; private?: true }
  | { kind: 'engaged'; id: string; view: string; ms: number }
  | { kind: 'action'; id: string; view: string; action: string }
  | { kind: 'press'; id: string; view: string; text: string }
  /** A quote form sent to the server, which counts it itself. */
  | { kind: 'form'; id: string }

export interface Report {
  person: Person
  at: number
  hits: Hit[]
  /** Delays of identical repeats, in milliseconds. */
  again: number[]
}

export interface From {
  said: {
    referrer?: string
    source?: string
    medium?: string
    campaign?: string
    content?: string
  }
  source: Source
  /** Its name in the list of referrers; '' for none. */
  name: string
}

const froms: readonly From[] = [
  { said: {}, source: 'Direct', name: '' },
  { said: {}, source: 'Direct', name: '' },
  { said: { referrer: '127.0.0.1:3000' }, source: 'Direct', name: '' },
  { said: { referrer: 'www.google.com' }, source: 'Organic Search', name: 'google.com' },
  { said: { referrer: 'www.google.co.uk' }, source: 'Organic Search', name: 'google.co.uk' },
  { said: { referrer: 'duckduckgo.com' }, source: 'Organic Search', name: 'duckduckgo.com' },
  { said: { referrer: 'l.facebook.com' }, source: 'Social', name: 'l.facebook.com' },
  { said: { referrer: 't.co' }, source: 'Social', name: 't.co' },
  { said: { referrer: 'notfacebook.com' }, source: 'Referral', name: 'notfacebook.com' },
  { said: { referrer: 'mail.google.com' }, source: 'Referral', name: 'mail.google.com' },
  { said: { referrer: 'gates.example' }, source: 'Referral', name: 'gates.example' },
  { said: { source: 'Newsletter', medium: 'email' }, source: 'Referral', name: 'newsletter' },
  { said: { source: 'facebook', medium: 'social' }, source: 'Social', name: 'facebook' },
  { said: { source: 'fb' }, source: 'Social', name: 'fb' },
  { said: { source: 'linkedin' }, source: 'Social', name: 'linkedin' },
  {
    said: { source: 'Flyer', medium: 'print', campaign: 'Spring', content: 'Gate sign' },
    source: 'Referral',
    name: 'flyer',
  },
  {
    said: { source: 'flyer', medium: 'print', campaign: 'spring', content: 'Door hanger' },
    source: 'Referral',
    name: 'flyer',
  },
]

const known = pages.map(({ path }) => path)
const paths = [...known, ...known, '/', '/', '/system/', '/wp-login.php', '/old-page']
const privates = ['/admin/whisper', '/dealer/resources', '/quote/a-secret-token']

const browsers = {
  Desktop: [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  Phone: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  ],
  Tablet: [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
} as const
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
]

export const daysSimulated = 60

export interface Plan {
  reports: Report[]
  /** When the figures are read. */
  end: number
}

export function plan(visits: number, changeOfClocks: number, seed = 7): Plan {
  const luck = chance(seed)
  const start = midnightBefore(changeOfClocks - (daysSimulated / 2) * day)
  const end = start + (daysSimulated - 1) * day + 15 * hour + 17 * minute
  const reports: Report[] = []
  let planned = 0
  for (let index = 0; planned < visits; index++) {
    const person = somebody(luck, index)
    let at = luck.between(start, end - 4 * hour)
    // More visits around midnight than chance would give.
    if (luck.is(0.06)) at = midnightBefore(at) - luck.between(0, 20 * minute)
    at = Math.max(at, start)
    const returns = luck.is(0.25) ? luck.between(1, 4) : 1
    for (let turn = 0; turn < returns && at < end - 4 * hour; turn++) {
      at = comes(luck, person, at, reports)
      planned += 1
      // Just within the half hour, just beyond it, hours later, or the next day.
      const breaks = [29 * minute, 31 * minute, luck.between(hour, 6 * hour), day] as const
      at += luck.one(breaks)
    }
  }
  return { reports: reports.filter((report) => report.at < end), end }
}

function somebody(luck: Chance, index: number): Person {
  const device = luck.one(['Desktop', 'Desktop', 'Phone', 'Phone', 'Tablet'] as const)
  const isBot = luck.is(0.08)
  // Some share an address and differ only by browser.
  const number = luck.is(0.1) ? index - (index % 10) : index
  const browser = isBot ? luck.one(bots) : luck.one(browsers[device])
  return {
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    browser,
    device,
    kind: isBot ? 'bot' : luck.is(0.03) ? 'declined' : 'counted',
    // An address has one place.
    place: places[number % places.length] ?? places[0],
  }
}

let made = 0
const newId = () => `simulated-${String(made++).padStart(12, '0')}`

/** Returns the time of the last report. */
function comes(luck: Chance, person: Person, from: number, reports: Report[]): number {
  const pages = luck.is(0.45) ? 1 : luck.between(2, 6)
  let at = from
  let view = ''
  let waiting: Hit[] = []
  const tell = (hits: Hit[]) => {
    const again = luck.is(0.04) ? [luck.one([0, 5_000, hour, 2 * day])] : []
    reports.push({ person, at, hits, again })
  }
  for (let page = 0; page < pages; page++) {
    view = newId()
    const isPrivate = luck.is(0.01)
    const path = isPrivate ? luck.one(privates) : luck.one(paths)
    const seen: Hit = { kind: 'view', id: view, path, from: luck.one(froms) }
    tell([...waiting, isPrivate ? { ...seen, private: true } : seen])
    const stays = luck.is(0.3) ? luck.between(500, 9_999) : luck.between(10_000, 6 * minute)
    at += stays
    const used = luck.between(0, stays + 1)
    const ms = luck.is(0.02) ? luck.one([1e9, 1e12]) : used
    waiting = [{ kind: 'engaged', id: newId(), view, ms }]
    if (luck.is(0.12)) {
      const action = luck.one(['contactOpened', 'formOpened', 'demoPlayed', 'videoPlayed'])
      waiting.push({ kind: 'action', id: newId(), view, action })
    }
    if (luck.is(0.1)) {
      // The first two match the goal.
      const text = luck.one(['Get a quote', ' GET A QUOTE! ', 'Menu', 'Call us'])
      waiting.push({ kind: 'press', id: newId(), view, text })
    }
    if (luck.is(0.05)) tell([{ kind: 'form', id: newId() }])
  }
  // A computer wakes from sleep and reports long after the visit has ended.
  if (luck.is(0.03)) at += luck.between(31 * minute, 3 * hour)
  tell(waiting)
  return at
}
