/**
 * Determines where a visit came from. Hosts are compared label by label: l.facebook.com is facebook.com,
 * notfacebook.com isn't. An address's campaign parameters take precedence over the linking host.
 */
import type { Source } from '#shared/analytics/dimensions'
import { tagsText } from '#shared/analytics/tags'
import { searchEngines } from './searchEngines'
import { socialNetworks } from './socialNetworks'

const engines = new Set(searchEngines)
const networks = new Set(socialNetworks)
/** Abbreviations of networks in `utm_source`. */
const shortForms = new Set(['fb', 'ig', 'insta', 'li', 'tw', 'x', 'yt', 'tt', 'wa', 'tg', 'pin'])

interface Said {
  referrer?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
  content?: string | undefined
}

interface Origin {
  source: Source
  /** A host without www., or utm_source; '' if none. */
  referrer: string
  campaign: string
  /** The utm_ parameters together (tags.ts); '' if none. */
  tags: string
}

/** `ownHost`: links within the site don't count. */
export function originOf(said: Said, ownHost: string): Origin {
  const campaign = tidy(said.campaign)
  const named = tidy(said.source)
  const host = hostOf(said.referrer)
  const linked = host === ownHost.replace(/^www\./, '') ? '' : host
  const referrer = named === '' ? linked : named
  const medium = tidy(said.medium)
  const tags = tagsText({ campaign, source: named, medium, content: tidy(said.content) })
  return { source: sourceOf(named, medium, linked, campaign), referrer, campaign, tags }
}

function sourceOf(named: string, medium: string, linked: string, campaign: string): Source {
  if (/^(organic|organic[ _-]?search|seo)$/.test(medium)) return 'Organic Search'
  if (/^(paid[ _-]?)?social([ _-]?(media|network|paid))?$|^sm$/.test(medium)) return 'Social'
  if (named !== '') {
    // Paid, mailed and printed links are neither search nor social, whatever their name.
    if (medium !== '') return 'Referral'
    if (shortForms.has(named)) return 'Social'
    return kindOf(named) ?? kindOf(`${named}.com`) ?? 'Referral'
  }
  if (linked !== '') return kindOf(linked) ?? 'Referral'
  return medium === '' && campaign === '' ? 'Direct' : 'Referral'
}

function kindOf(host: string): Source | null {
  if (isEngine(host)) return 'Organic Search'
  if (isNetwork(host)) return 'Social'
  return null
}

/** Whether exactly this host is in the lists, which are finite. */
export function isListed(host: string): boolean {
  return engines.has(host) || networks.has(host)
}

/** Only a search engine's searching hosts: mail.google.com isn't one. */
function isEngine(host: string): boolean {
  const [first = '', ...rest] = host.split('.')
  const inCountry = host.replace(/\.(?:com?\.)?[a-z]{2}$/, '.{}')
  const ofCountry = /^[a-z]{2,3}$/.test(first) ? ['{}', ...rest].join('.') : host
  return [host, inCountry, ofCountry].some((one) => engines.has(one))
}

function isNetwork(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_, index) => networks.has(labels.slice(index).join('.')))
}

function hostOf(referrer = ''): string {
  const host = referrer
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host) ? host.slice(0, 100) : ''
}

function tidy(text = ''): string {
  return text.trim().toLowerCase().slice(0, 100)
}
