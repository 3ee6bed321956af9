/**
 * Turns a bot response into a taught answer: an entry for the question, and a regression question
 * for it. Both get their ids up front, so that a retry creates nothing twice but corrects what was
 * stored.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#shared/knowledge/limits'
import type { EntryRecord } from '#shared/knowledge/records'
import {
  type Category,
  defaultCategory,
  entryProblems,
  normalizeContent,
} from '#shared/knowledge/rules'
import { required } from '#shared/problems'
import { type QuestionContent, questionProblems, tidyQuestion } from '#shared/training/rules'
import { suggestTexts } from '#shared/training/suggestTexts'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/status/Toast'
import { cacheEntry } from '../../data/knowledge/cache'
import { keys, knowledge } from '../../data/knowledge/calls'
import { saveEntry } from '../../data/knowledge/saveEntry'
import { useEntries } from '../../data/knowledge/useEntries'
import { cacheQuestion } from '../../data/training/cache'
import { training } from '../../data/training/calls'
import { newResponseDraft, readResponseDraft, saveResponseDraft } from './responseDrafts'

const firstRev = 1

interface TeachingOptions {
  question: string
  /** The questions asked before it. */
  before: readonly string[]
  onTaught: () => void
}

export function useTeaching({ question, before, onTaught }: TeachingOptions) {
  const queries = useQueryClient()
  const say = useToast()
  const { data: list } = useEntries()
  const [draft, setDraft] = useState(() => readResponseDraft(question))
  const { text: response, entryId, questionId } = draft
  const [category, setCategory] = useState<Category>(defaultCategory)
  const [isAfter, setAfter] = useState(before.length > 0)
  /** Null while they are as suggested. */
  const [texts, setTexts] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const suggested = suggestTexts(response, question).join('\n')

  const content = response.trim() === '' ? '' : `## ${oneLine(question)}\n\n${response}`
  function write(changed: typeof draft): void {
    setDraft(changed)
    saveResponseDraft(changed)
  }

  const words = normalizeContent({
    category,
    title: titleOf(question),
    content,
    tags: [],
    sections: [],
  })
  const regression: QuestionContent = tidyQuestion({
    question,
    before: isAfter ? [...before].slice(-3) : [],
    expectation: { kind: 'contains', texts: (texts ?? suggested).split('\n') },
  })

  const teaching = useMutation({
    mutationFn: async (publish: boolean) => {
      const origin = { kind: 'taught', question } as const
      const rev = queries.getQueryData<EntryRecord>(keys.of(entryId))?.rev ?? firstRev
      const entry = await saveEntry({ id: entryId, words, publish }, ({ id }) =>
        addOrCorrect(
          () => knowledge.create({ ...words, id, origin, publish }),
          () =>
            publish ? knowledge.publish({ id, rev, words }) : knowledge.save({ id, rev, ...words }),
        ),
      )
      cacheEntry(queries, entry)
      const added = { ...regression, id: questionId }
      const asking = addOrCorrect(
        () => training.addQuestion(added),
        () => training.saveQuestion({ ...added, rev: firstRev }),
      )
      cacheQuestion(queries, await asking)
      return entry
    },
    onSuccess: ({ status, hasChanges }) => {
      say(
        status === 'published' && !hasChanges
          ? 'Whisper knows it now, and a regression question checks it.'
          : 'Saved as a draft, with a regression question. Publish it when it’s ready.',
      )
      write(newResponseDraft(question))
      setTexts(null)
      onTaught()
    },
  })

  return {
    response,
    category,
    texts: texts ?? suggested,
    isAfter,
    words,
    entryId,
    /** With a failure: whether the entry is there, as an earlier save has left it. */
    isEntryStored: list?.entries.some(({ id }) => id === entryId) ?? false,
    problem,
    textsProblem: response.trim() === '' ? undefined : questionProblems(regression).texts,
    failure: teaching.error?.message ?? null,
    isBusy: teaching.isPending,
    setCategory,
    setTexts,
    setAfter,
    setResponse(text: string): void {
      write({ ...draft, text })
      setProblem(null)
    },
    /** The text must not be blank (specification, section 5). */
    check(): boolean {
      const found = response.trim() === '' ? required : (entryProblems(words).content ?? null)
      setProblem(found)
      return found === null && Object.keys(questionProblems(regression)).length === 0
    },
    teach: (publish: boolean) => teaching.mutate(publish),
  }
}

/** What an earlier try has added is corrected, unless someone has changed it since. */
async function addOrCorrect<T>(add: () => Promise<T>, correct: () => Promise<T>): Promise<T> {
  try {
    return await add()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    return correct().catch((later) => {
      throw later instanceof ApiError ? error : later
    })
  }
}

/** A heading is searchable but not part of the answer, so this exact question finds the answer. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Turns a question into a title: one line, cut between words if it is too long. */
function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= limits.title) return line
  const cut = line.slice(0, limits.title - 1).replace(/\s+\S*$/u, '')
  return `${cut.toWellFormed()}…`
}
