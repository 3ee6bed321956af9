/**
 * The form's words, what is wrong with them, and their saving. When another admin has changed the
 * entry meanwhile, both stand: one's own stay in the form, the other's are given beside, to choose.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EntryRecord } from '#shared/knowledge/records'
import { entryProblems, isSame, type Problems, required, type Words } from '#shared/knowledge/rules'
import { ApiError } from '../../../errors'
import { keepEntry } from './cache'
import { keys, knowledge } from './calls'
import { type Draft, draftOf, keepDraft, keptDraft, type Taught, wordsOf } from './draft'

interface FormOptions {
  /** As it is now, also while it is being edited; null for a new one. */
  entry: EntryRecord | null
  start: Draft
  /** Of a new one: the question that it answers. */
  teaches?: Taught | undefined
  onSaved: (saved: EntryRecord) => void
}

export function useEntryForm({ entry, start, teaches, onSaved }: FormOptions) {
  const queries = useQueryClient()
  const of = entry?.id ?? (teaches ? `teach-${teaches.group}` : 'new')
  const [kept] = useState(() => keptDraft(of))
  const [newId] = useState(() => kept?.newId ?? crypto.randomUUID())
  const [draft, setDraft] = useState(kept?.draft ?? start)
  const [base, setBase] = useState(kept?.base ?? (entry && baseOf(entry)))
  const [problems, setProblems] = useState<Problems>({})
  const [refusals, setRefusals] = useState(0)
  const [isLeaving, setIsLeaving] = useState(false)
  const words = wordsOf(draft)
  const isDirty = base
    ? !isSame(words, base.words)
    : (['title', 'content', 'tags'] as const).some((name) => draft[name] !== start[name])

  // Nothing of one's own would be lost: follow what the entry has become.
  const isBehind = entry !== null && base !== null && entry.rev > base.rev
  const saysTheSame = entry !== null && isSame(entry.words, words)
  if (isBehind && (!isDirty || saysTheSame || isSame(entry.words, base.words))) {
    setBase(baseOf(entry))
    if (!isDirty) setDraft(draftOf(entry.words))
  }
  const theirs = isBehind && isDirty && !saysTheSame ? entry.words : null

  useEffect(() => {
    keepDraft(of, isDirty && !isLeaving ? { draft, base, newId } : null)
  }, [of, draft, base, newId, isDirty, isLeaving])

  const saving = useMutation({
    mutationFn: (publish: boolean) => {
      const origin = teaches && { origin: teaches }
      if (!entry) return knowledge.create({ id: newId, ...words, ...origin, publish })
      const rev = base?.rev ?? entry.rev
      if (publish) return knowledge.publish({ id: entry.id, rev, words })
      return knowledge.save({ id: entry.id, rev, ...words })
    },
    onSuccess: (saved) => {
      setIsLeaving(true)
      keepDraft(of, null)
      keepEntry(queries, saved)
      onSaved(saved)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'invalid') refuse(error.fields)
      // What they wrote is shown as soon as it is here.
      if (error.code === 'conflict' && entry) {
        void queries.invalidateQueries({ queryKey: keys.of(entry.id) })
      }
    },
  })

  function refuse(found: Problems): void {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  return {
    /** The entry's, also of one that is not stored yet. */
    id: entry?.id ?? newId,
    draft,
    words,
    problems,
    /** How often it was not taken as it was. */
    refusals,
    isDirty: isDirty && !isLeaving,
    /** Whether it began with what was written here before. */
    isBack: kept !== null,
    /** Also for the moment between being saved and being left. */
    isSaving: saving.isPending || saving.isSuccess,
    /** What another admin has written since, when it is not the same. */
    theirs,
    /** Why it was not saved, where no field is to blame. */
    failure:
      saving.error && !theirs && Object.keys(problems).length === 0 ? saving.error.message : null,

    set<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      setDraft((known) => ({ ...known, [name]: value }))
      setProblems(({ [name]: _, ...others }) => others)
    },
    /** Whether it can be saved; if not, the fields say why. */
    check(): boolean {
      const isUnwritten = teaches && draft.content.trim() === start.content.trim()
      const found = { ...entryProblems(words), ...(isUnwritten && { content: required }) }
      const isGood = Object.keys(found).length === 0
      if (!isGood) refuse(found)
      return isGood
    },
    save: (publish: boolean) => saving.mutate(publish),
    /** One's own words go on, over theirs. */
    keepMine(): void {
      saving.reset()
      if (entry) setBase(baseOf(entry))
    },
    takeTheirs(): void {
      saving.reset()
      setProblems({})
      if (!entry) return
      setBase(baseOf(entry))
      setDraft(draftOf(entry.words))
    },
    giveUp(): void {
      setIsLeaving(true)
      keepDraft(of, null)
    },
  }
}

function baseOf({ rev, words }: EntryRecord): { rev: number; words: Words } {
  return { rev, words }
}
