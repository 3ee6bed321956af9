/**
 * The form's content, its problems and its saving. If another admin changed the entry meanwhile,
 * the user's text stays in the form and the other version is shown beside it, to choose one. Ways
 * of asking added or removed meanwhile are merged in.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { EntryRecord } from '#shared/knowledge/records'
import { isSame, type Problems, type EntryContent } from '#shared/knowledge/rules'
import { ApiError } from '../../../errors'
import { uuid } from '../../../uuid'
import { cacheEntry } from '../../data/knowledge/cache'
import { keys, knowledge } from '../../data/knowledge/calls'
import { isSaved, saveEntry, type Saving } from '../../data/knowledge/saveEntry'
import { differOnlyInWays, withWaysOf } from '../changes/rebase'
import { isWaiting, type Part, withIds } from '../sections/parts'
import {
  asMarkdown,
  asSections,
  type Draft,
  draftOf,
  readDraft,
  storeDraft,
  type Taught,
  draftContent,
} from './draft'
import { isGood, noProblems, problemsOf } from './problems'

interface FormOptions {
  /** The current entry, updated while it is being edited; null for a new one. */
  entry: EntryRecord | null
  start: Draft
  /** For a new entry: the queued question that it answers. */
  teaches?: Taught | undefined
  /** For a new entry: the key its draft is kept under, if not the usual one. */
  keptAs?: string | undefined
  /** `isPublished`: whether saving also published it. */
  onSaved: (saved: EntryRecord, isPublished: boolean) => void
  /** A new entry was stored before, with other words: the draft waits in that entry's form. */
  onStoredBefore: (id: string) => void
}

export function useEntryForm(options: FormOptions) {
  const { entry, start, teaches, keptAs = 'new', onSaved, onStoredBefore } = options
  const queries = useQueryClient()
  const of = entry?.id ?? (teaches ? `teach-${teaches.origin.group}` : keptAs)
  const [kept] = useState(() => readDraft(of))
  const [newId] = useState(() => kept?.newId ?? uuid())
  const [initial] = useState(start)
  const [draft, setDraft] = useState(kept?.draft ?? initial)
  const [base, setBase] = useState(kept?.base ?? (entry && baseOf(entry)))
  const [problems, setProblems] = useState(noProblems)
  const [refusals, setRefusals] = useState(0)
  const [isLeaving, setIsLeaving] = useState(false)
  const words = useMemo(() => draftContent(draft), [draft])
  const [initialContent] = useState(() => draftContent(initial))
  const isDirty =
    !isSame(words, base?.words ?? initialContent) ||
    draft.parts.some((part) => isWaiting(part) && !initial.parts.includes(part))

  // Serializing a long entry takes a while; typing continues meanwhile.
  const late = useDeferredValue(draft)
  useEffect(() => {
    storeDraft(of, isDirty && !isLeaving ? { draft: late, base, newId } : null)
  }, [of, late, base, newId, isDirty, isLeaving])

  const saving = useMutation({
    mutationFn: (sent: Saving) =>
      saveEntry(sent, ({ id, publish, words }) => {
        if (!entry) return knowledge.create({ id, ...words, ...teaches, publish })
        const rev = base?.rev ?? entry.rev
        if (publish) return knowledge.publish({ id, rev, words })
        return knowledge.save({ id, rev, ...words })
      }),
    onSuccess: (saved, { publish, words: sent }) => {
      // After saving a draft, editing continues.
      const isStaying = entry !== null && !publish
      setIsLeaving(!isStaying)
      storeDraft(of, null)
      cacheEntry(queries, saved)
      if (isStaying) {
        setBase(baseOf(saved))
        setDraft((known) => {
          // Words that a visitor had erased aren't saved.
          const parts = withWaysOf(known.parts, sent, saved.words)
          return { ...known, parts: withIds(parts, saved.words.sections) }
        })
        saving.reset()
      }
      onSaved(saved, publish)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'invalid') refuse(error.fields)
      if (error.code !== 'conflict') return
      // Loads the other version, to be shown.
      if (entry) void queries.invalidateQueries({ queryKey: keys.of(entry.id) })
      else void moveToStored()
    },
  })

  // Nothing in the form would be lost: adopt the new version.
  const { error, variables: sent } = saving
  const isBehind = entry !== null && base !== null && entry.rev > base.rev
  const saysTheSame = entry !== null && isSame(entry.words, words)
  // Saved though its reply was lost, and edited since.
  const isAsSent = isBehind && sent !== undefined && isSame(entry.words, sent.words)
  const hasOtherWays = isBehind && differOnlyInWays(base.words, entry.words)
  if (isBehind && (!isDirty || saysTheSame || isAsSent || hasOtherWays)) {
    setBase(baseOf(entry))
    if (!isDirty)
      setDraft(draft.markdown === null ? draftOf(entry.words) : asMarkdown(draftOf(entry.words)))
    else if (hasOtherWays) {
      setDraft({ ...draft, parts: withWaysOf(draft.parts, base.words, entry.words) })
    }
  }
  const isTheirs = isBehind && isDirty && !saysTheSame && !isAsSent && !hasOtherWays
  const theirs = isTheirs ? entry.words : null

  /** After a save whose reply was lost, if the words have changed since. */
  async function moveToStored(): Promise<void> {
    const stored = await knowledge.get({ id: newId }).catch(() => null)
    if (!stored) return
    cacheEntry(queries, stored)
    setIsLeaving(true)
    storeDraft(of, null)
    storeDraft(newId, { draft, base: { rev: 0, words: initialContent }, newId })
    onStoredBefore(newId)
  }
  function mend(name: keyof Problems): void {
    setProblems(({ fields: { [name]: _, ...fields }, parts }) => ({ fields, parts }))
  }
  function refuse(fields: Problems = {}): void {
    setProblems({ ...problemsOf(draft, words), fields })
    setRefusals((count) => count + 1)
  }

  /** The entry's id, even if it isn't stored yet. */
  const id = entry?.id ?? newId
  const isFailed = error !== null && !(entry && sent && isSaved(sent, entry))

  return {
    id,
    draft,
    words,
    problems,
    /** How often the form was refused. */
    refusals,
    isDirty: isDirty && !isLeaving,
    /** Whether it started from a kept draft. */
    isBack: kept !== null,
    /** Also true between saving and leaving. */
    isSaving: saving.isPending || saving.isSuccess,
    /** The version another admin has saved since, if it differs. */
    theirs,
    /** Why saving failed, if no field is to blame. */
    failure: isFailed && !theirs && isGood(problems) ? error.message : null,

    set<Name extends 'title' | 'category' | 'tags'>(name: Name, value: Draft[Name]): void {
      setDraft((known) => ({ ...known, [name]: value }))
      mend(name)
    },
    setMarkdown(markdown: string): void {
      setDraft((known) => ({ ...known, markdown }))
      mend('content')
    },
    setParts(change: (parts: readonly Part[]) => Part[]): void {
      setDraft((known) => ({ ...known, parts: change(known.parts) }))
      setProblems(noProblems)
    },
    /** Switches between sections and Markdown. */
    show(view: 'sections' | 'markdown'): void {
      setDraft(view === 'markdown' ? asMarkdown : asSections)
      setProblems(noProblems)
    },
    /** Whether it can be saved; if not, the fields show why. */
    check(): boolean {
      const found = problemsOf(draft, words)
      if (isGood(found)) return true
      setProblems(found)
      setRefusals((count) => count + 1)
      return false
    },
    save: (publish: boolean) => saving.mutate({ id, words, publish }),
    /** Continues with this version, to replace theirs. */
    keepMine(): void {
      saving.reset()
      if (entry) setBase(baseOf(entry))
    },
    takeTheirs(): void {
      saving.reset()
      setProblems(noProblems)
      if (!entry) return
      setBase(baseOf(entry))
      setDraft(draftOf(entry.words))
    },
    giveUp(): void {
      setIsLeaving(true)
      storeDraft(of, null)
    },
  }
}

function baseOf({ rev, words }: EntryRecord): { rev: number; words: EntryContent } {
  return { rev, words }
}
