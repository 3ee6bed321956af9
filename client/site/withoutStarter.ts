/** Starts the enhancements on a public page reached from a client-only page without a starter. */
import { startEnhancements } from './enhancements'

startEnhancements({
  panel: () => import('../whisper/start'),
  quote: () => import('./contact/start'),
})

const { visits } = document.documentElement.dataset
if (visits) void import(/* @vite-ignore */ visits)
