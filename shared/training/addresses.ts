import type { Addresses } from '../contract'

export const trainingAddresses = {
  about: 'GET /api/training',
  ask: 'POST /api/training/ask',
  check: 'POST /api/training/check',
  sections: 'GET /api/training/sections',
  questions: 'GET /api/training/questions',
  addQuestion: 'POST /api/training/questions',
  saveQuestion: 'PUT /api/training/questions/:id',
  removeQuestion: 'DELETE /api/training/questions/:id',
  runs: 'GET /api/training/runs',
  start: 'POST /api/training/runs',
  run: 'GET /api/training/runs/:id',
  cancel: 'POST /api/training/runs/:id/cancel',
} as const satisfies Addresses
