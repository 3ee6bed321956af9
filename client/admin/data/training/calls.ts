/** The calls about training, and the names their answers are cached under. */
import { trainingAddresses } from '#shared/training/addresses'
import type { trainingCalls } from '#shared/training/calls'
import { client } from '../../../api'

export const training = client<typeof trainingCalls>(trainingAddresses)

export const keys = {
  /** All that is cached of training. */
  all: ['training'],
  about: ['training', 'about'],
  allSections: ['training', 'sections'],
  sections: (text: string, question: string | null) =>
    ['training', 'sections', text, question] as const,
  questions: ['training', 'questions'],
  runs: ['training', 'runs'],
  /** Of one run: with what was answered. */
  run: (id: string) => ['training', 'run', id] as const,
} as const
