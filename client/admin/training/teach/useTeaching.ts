/**
 * Turns a bot response into a taught answer: an entry for the question, and a regression question
 * for it. Both get their ids up front, so that a retry creates nothing twice.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Category,
  defaultCategory,
  entryProblems,
  normalizeContent,
} from '#shared/knowledge/rules'
import { required } from '#shared/problems'
import { questionProblems, type QuestionContent, tidyQuestion } from '#shared/training/rules'
import { suggestTexts } from '#shared/training/suggestTexts'
import { useToast } from '../../../ui/status/Toast'
import { cacheEntry } from '../../data/knowledge/cache'
import { knowledge } from '../../data/knowledge/calls'
import { titleOf } from '../../data/knowledge/titleOf'
import { cacheQuestion } from '../../data/training/cache'
import { training } from '../../data/training/calls'
import { readResponseDraft, saveResponseDraft } from './responseDrafts'

interface TeachingOptions {
  question: string
  /** The questions asked before it. */
  before: readonly string[]
  onTaught: () => void
}

export function useTeaching({ question, before, onTaught }: TeachingOptions) {
  const queries = useQueryClient()
  const say = useToast()
  const [ids, setIds] = useState(newIds)
  const [response, setResponse] = useState(() => readResponseDraft(question))
  const [category, setCategory] = useState<Category>(defaultCategory)
  const [isAfter, setAfter] = useState(before.length > 0)
  /** Null while they are as suggested. */
  const [texts, setTexts] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const suggested = suggestTexts(response, question).join('\n')

  const content = response.trim() === '' ? '' : `## ${oneLine(question)}\n\n${response}`
  function write(text: string): void {
    setResponse(text)
    saveResponseDraft(question, text)
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
      const entry = await knowledge.create({ ...words, id: ids.entry, origin, publish })
      cacheEntry(queries, entry)
      cacheQuestion(queries, await training.addQuestion({ ...regression, id: ids.question }))
      return entry
    },
    onSuccess: ({ status }) => {
      say(
        status === 'published'
          ? 'Whisper knows it now, and a regression question checks it.'
          : 'Saved as a draft, with a regression question. Publish it when it’s ready.',
      )
      setIds(newIds())
      write('')
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
    entryId: ids.entry,
    problem,
    textsProblem: response.trim() === '' ? undefined : questionProblems(regression).texts,
    failure: teaching.error?.message ?? null,
    isBusy: teaching.isPending,
    setCategory,
    setTexts,
    setAfter,
    setResponse(text: string): void {
      write(text)
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

function newIds() {
  return { entry: crypto.randomUUID(), question: crypto.randomUUID() }
}

/** A heading is searchable but not part of the answer, so this exact question finds the answer. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
