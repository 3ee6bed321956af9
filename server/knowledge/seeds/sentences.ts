/** How the seed entries write figures, lists and sections. */

/** `$2,000` */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** `one, two and three` */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

/**
 * Sections of a heading, which is what people ask, and the answer, which Whisper says: each must
 * stand alone. The first should be what matters most.
 */
export function sections(answersByQuestion: Readonly<Record<string, string>>): string {
  return Object.entries(answersByQuestion)
    .map(([question, answer]) => `## ${question}\n${answer}`)
    .join('\n\n')
}
