/**
 * Ways of asking that the language model suggests for a section of the form. They stay here until
 * accepted or dismissed: suggestions aren't stored, and accepted ones are saved with the entry.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#shared/knowledge/limits'
import { type EntrySection, plainText, type Way, wayKey } from '#shared/knowledge/sections'
import { suggestions } from '../../data/suggestions/calls'

/** A section as it is being edited. */
export interface EditedSection extends EntrySection {
  /** Identifies it even before it has an id. */
  key: string
  text: string
}

const textOf = ({ text }: Way) => text

export function useModelWays(title: string) {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  /** The latest request, with its section's key. */
  const [asked, setAsked] = useState<{ key: string; note: string } | null>(null)

  const { mutate, isPending } = useMutation({
    mutationFn: ({ key, heading, text, ways, never }: EditedSection) =>
      suggestions.ask({
        title,
        heading: plainText(heading),
        text,
        // Pending suggestions aren't suggested again.
        ways: [...(waiting.get(key) ?? []), ...ways.map(textOf)].slice(0, limits.ways),
        never: never.map(textOf),
      }),
    onMutate: ({ key }) => setAsked({ key, note: 'Asking the language model…' }),
    onSuccess: ({ ways }, { key }) => {
      setWaiting((all) => new Map(all).set(key, [...(all.get(key) ?? []), ...ways]))
      const count = ways.length === 1 ? '1 way' : `${ways.length.toLocaleString('en-US')} ways`
      setAsked({
        key,
        note: ways.length > 0 ? `${count} suggested.` : 'Nothing new was suggested.',
      })
    },
    onError: ({ message }, { key }) => setAsked({ key, note: message }),
  })

  return {
    /** Suggestions that the section hasn't got in the meantime. */
    of({ key, ways, never }: EditedSection): readonly string[] {
      const known = new Set([...ways, ...never].map((way) => wayKey(way.text)))
      return (waiting.get(key) ?? []).filter((text) => !known.has(wayKey(text)))
    },
    ask(section: EditedSection): void {
      if (!isPending) mutate(section)
    },
    drop({ key }: EditedSection, texts: readonly string[]): void {
      setAsked((last) => (last?.key === key ? null : last))
      setWaiting((all) =>
        new Map(all).set(
          key,
          (all.get(key) ?? []).filter((text) => !texts.includes(text)),
        ),
      )
    },
    isAsking: isPending,
    /** Message about the latest request, if it was for this section. */
    note: ({ key }: EditedSection) => (asked?.key === key ? asked.note : ''),
  }
}
