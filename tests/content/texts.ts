/** Every text of the public site with its place, for the tests of wording. */

import { cookieNotice, frame } from '#shared/content/frame'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { demo } from '#shared/content/home/demo'
import { notFound } from '#shared/content/notFound'
import type { Section } from '#shared/content/page'
import { pages } from '#shared/content/pages'

export interface Text {
  /** '/system#pricing', or what it belongs to. */
  place: string
  text: string
  section?: Section
}

/** Values that aren't read by visitors. */
const unread = new Set(['id', 'to', 'path', 'icon', 'embed', 'source', 'url', 'asked'])

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (unread.has(key) ? [] : stringsIn(one)))
}

const around = { frame, contactDialog, cookieNotice, quoteForm, demo, notFound }

export const texts: readonly Text[] = [
  ...Object.entries(around).flatMap(([place, words]) =>
    stringsIn(words).map((text) => ({ place, text })),
  ),
  ...pages.flatMap(({ path, name, title, description, heading, lead, sections }) => [
    ...stringsIn({ name, title, description, heading, lead }).map((text) => ({
      place: path,
      text,
    })),
    ...sections.flatMap((section) =>
      stringsIn(section).map((text) => ({ place: `${path}#${section.id}`, text, section })),
    ),
  ]),
]

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/)
}

/** Formats a text for a test's error message. */
export function told({ place, text }: Text): string {
  return `${place}: ${text}`
}
