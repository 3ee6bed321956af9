/** Texts that can be inserted into a reply by name: saved replies and knowledge base entries. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plainText } from '#shared/knowledge/sections'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import { keys, knowledge } from '../../../data/knowledge/calls'
import { useEntries, useSearch } from '../../../data/knowledge/useEntries'
import { savedRepliesQuery } from '../../../data/team/team'

export interface Insert {
  id: string
  name: string
  /** The first words of its text. */
  beginning: string
  /** Resolves to its text. */
  read: () => Promise<string>
}

const maxReplies = 5
const maxEntries = 3

/** `sought` is the text after the slash; null while there is none. */
export function useInserts(sought: string | null): Insert[] {
  const queries = useQueryClient()
  const { data: replies = [] } = useQuery({ ...savedRepliesQuery, enabled: sought !== null })
  const { data: entries } = useEntries()
  const { data: found = [] } = useSearch(sought ?? '')
  if (sought === null) return []
  const words = sought.toLowerCase()
  const saved = replies
    .filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words))
    .toSorted((a, b) => beginsWith(b.name, words) - beginsWith(a.name, words))
    .slice(0, maxReplies)
    .map(({ id, name, text }): Insert => ({
      id,
      name: `/${name}`,
      beginning: text,
      read: async () => text,
    }))
  const known = entries?.entries.filter(({ id }) => found.includes(id)) ?? []
  const read = async (id: string) => {
    const queryFn = () => knowledge.get({ id })
    const entry = await queries.fetchQuery({ queryKey: keys.of(id), queryFn })
    const { content } = entry.published ?? entry.words
    return tidyMessage(withoutMarks(content)).slice(0, maxMessageLength)
  }
  return [
    ...saved,
    ...(words === '' ? [] : known).slice(0, maxEntries).map(({ id, title, excerpt }) => ({
      id,
      name: title,
      beginning: excerpt,
      read: () => read(id),
    })),
  ]
}

const link = /(?<!!)\[([^\]\n]{0,300})\]\((https?:[^)\s]{0,500})\)/g

/** Replies are plain text. */
const withoutMarks = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => plainText(line.replace(/^\s*#+\s+/, '').replace(link, '$1 ($2)')))
    .join('\n')

const beginsWith = (name: string, words: string): number =>
  Number(name.toLowerCase().startsWith(words))
