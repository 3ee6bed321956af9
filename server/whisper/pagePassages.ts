/**
 * The public pages' words as passages, each with the place where it stands. Only pages and anchors
 * that exist: an answer links to them.
 */
import { company } from '#shared/company'
import { home } from '#shared/content/home'
import type { Passage } from './passages'

interface Section {
  id: string
  heading: string
}

const { features, howItWorks, comingSoon, contact } = home

export const pagePassages: readonly Passage[] = [
  ...onHome(features, features.items.map(sentencesOf)),
  ...onHome(howItWorks, [howItWorks.items.map((item) => item.description).join(' ')]),
  // Said outside its section, an announcement must still sound like one.
  ...onHome(
    comingSoon,
    comingSoon.items.map((item) => `Coming soon: ${sentencesOf(item)}`),
  ),
  ...onHome(contact, [
    `${contact.lead} Call ${company.quotePhone} for a quote, text ${company.supportText} for support or e-mail ${company.supportEmail}.`,
  ]),
]

function sentencesOf({ title, description }: { title: string; description: string }): string {
  return `${title}. ${description}`
}

function onHome({ id, heading }: Section, texts: readonly string[]): Passage[] {
  const url = `/#${id}`
  return texts.map((text, at) => ({
    id: `${url}/${at + 1}`,
    title: heading,
    heading: '',
    text,
    tags: [],
    url,
  }))
}
