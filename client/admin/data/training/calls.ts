/** The calls about training, and their query keys. */
import { trainingAddresses } from '#shared/training/addresses'
import type { trainingCalls } from '#shared/training/calls'
import { client } from '../../../api'

export const training = client<typeof trainingCalls>(trainingAddresses)

export const keys = {
  /** Prefix of everything cached about training. */
  all: ['training'],
  about: ['training', 'about'],
  allSections: ['training', 'sections'],
  sections: (text: string, question: string | null) =>
    ['training', 'sections', text, question] as const,
  questions: ['training', 'questions'],
  runs: ['training', 'runs'],
  /** One run with its results. */
  run: (id: string) => ['training', 'run', id] as const,
} as const
