/** Where a visit came from, by what browsers and tagged links really name. */
import { expect, test } from 'vitest'
import { searchEngines } from '#server/analytics/collect/searchEngines'
import { socialNetworks } from '#server/analytics/collect/socialNetworks'
import { originOf } from '#server/analytics/collect/source'

const sourceOf = (said: Parameters<typeof originOf>[0]) => originOf(said, 'ours.example').source

test.each([
  ['www.facebook.com', 'Social'],
  ['l.facebook.com', 'Social'],
  ['m.facebook.com', 'Social'],
  ['www.instagram.com', 'Social'],
  ['www.linkedin.com', 'Social'],
  ['t.co', 'Social'],
  ['www.youtube.com', 'Social'],
  ['www.reddit.com', 'Social'],
  ['www.google.com', 'Organic Search'],
  ['www.bing.com', 'Organic Search'],
  ['search.yahoo.com', 'Organic Search'],
  ['chatgpt.com', 'Organic Search'],
  ['mail.google.com', 'Referral'],
  ['notfacebook.com', 'Referral'],
  ['ours.example', 'Direct'],
] as const)('a link on %s: %s', (referrer, source) => expect(sourceOf({ referrer })).toBe(source))

test.each([
  ['facebook', 'Social'],
  ['facebook.com', 'Social'],
  ['fb', 'Social'],
  ['google', 'Organic Search'],
  ['newsletter', 'Referral'],
] as const)('utm_source=%s: %s', (source, kind) => expect(sourceOf({ source })).toBe(kind))

test('no host is listed as both a search engine and a social network', () => {
  expect(searchEngines.filter((host) => socialNetworks.includes(host))).toEqual([])
})
