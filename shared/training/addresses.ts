import type { Addresses } from '../contract'

export const trainingAddresses = {
  questions: 'GET /api/training/questions',
  addQuestion: 'POST /api/training/questions',
  saveQuestion: 'PUT /api/training/questions/:id',
  removeQuestion: 'DELETE /api/training/questions/:id',
} as const satisfies Addresses
