/** The calls about training, and the names their answers are cached under. */
import { trainingAddresses } from '#shared/training/addresses'
import type { trainingCalls } from '#shared/training/calls'
import { client } from '../../../api'

export const training = client<typeof trainingCalls>(trainingAddresses)

export const keys = {
  /** All that is cached of training. */
  all: ['training'],
  questions: ['training', 'questions'],
} as const
