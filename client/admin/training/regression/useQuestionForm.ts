/** A regression question's fields while being edited, their problems and their saving. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegressionQuestion } from '#shared/training/records'
import {
  type QuestionProblems,
  questionProblems,
  type QuestionContent,
  tidyQuestion,
} from '#shared/training/rules'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/status/Toast'
import { uuid } from '../../../uuid'
import { cacheQuestion, refetchTraining } from '../../data/training/cache'
import { training } from '../../data/training/calls'

interface Draft {
  question: string
  /** As typed, one per line. */
  before: string
  kind: QuestionContent['expectation']['kind']
  texts: string
}

export function useQuestionForm(question: RegressionQuestion | null, onSaved: () => void) {
  const queries = useQueryClient()
  const say = useToast()
  const [newId] = useState(() => uuid())
  const [base, setBase] = useState(question)
  const [draft, setDraft] = useState(() => draftOf(question))
  const [problems, setProblems] = useState<QuestionProblems>({})
  const [refusals, setRefusals] = useState(0)
  /** The version another admin has saved since. */
  const theirs = question && base && question.rev > base.rev ? question : null

  const saving = useMutation({
    mutationFn: (words: QuestionContent) =>
      base
        ? training.saveQuestion({ id: base.id, rev: base.rev, ...words })
        : training.addQuestion({ id: newId, ...words }),
    onSuccess: (saved) => {
      cacheQuestion(queries, saved)
      say('The regression question was saved.')
      onSaved()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') refetchTraining(queries)
    },
  })

  return {
    draft,
    problems,
    refusals,
    theirs,
    isSaving: saving.isPending,
    isDirty: !isDeepSame(wordsOf(draft), wordsOf(draftOf(base))),
    failure: saving.error && !theirs ? saving.error.message : null,
    set<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      setDraft((known) => ({ ...known, [name]: value }))
      setProblems({})
    },
    save(): void {
      const words = wordsOf(draft)
      const found = questionProblems(words)
      setProblems(found)
      if (Object.keys(found).length === 0) saving.mutate(words)
      else setRefusals((count) => count + 1)
    },
    keepMine: () => setBase(question),
    takeTheirs(): void {
      setBase(question)
      setDraft(draftOf(question))
    },
  }
}

function isDeepSame(a: QuestionContent, b: QuestionContent): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function draftOf(question: RegressionQuestion | null): Draft {
  const expectation = question?.expectation
  return {
    question: question?.question ?? '',
    before: question?.before.join('\n') ?? '',
    kind: expectation?.kind ?? 'contains',
    texts: expectation?.kind === 'contains' ? expectation.texts.join('\n') : '',
  }
}

function wordsOf({ question, before, kind, texts }: Draft): QuestionContent {
  return tidyQuestion({
    question,
    before: before.split('\n'),
    expectation: kind === 'admits' ? { kind } : { kind, texts: texts.split('\n') },
  })
}
