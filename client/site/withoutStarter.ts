/** The pieces of a public page that was reached from one that only the browser draws, and so has no starter. */
import { startEnhancements } from './enhancements'

startEnhancements({
  panel: () => import('../whisper/start'),
  quote: () => import('./contact/start'),
})

const { visits } = document.documentElement.dataset
if (visits) void import(/* @vite-ignore */ visits)
