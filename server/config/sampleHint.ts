/** Tells whoever starts the server which company facts are still made up, and where they are. */
import { samples } from '#shared/company'

/** Lines for the terminal; none once the list of samples is empty. */
export function sampleHint(names: readonly string[] = samples): string[] {
  if (names.length === 0) return []
  return [
    `  Facts    samples still in use: ${names.join(', ')}.`,
    '           Put the real ones in shared/company.ts (README, "The company\'s facts").',
  ]
}
