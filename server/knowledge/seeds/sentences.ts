/** How the seed entries write figures and lists. */

/** `$2,000` */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** `one, two and three` */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

/** A blank line between paragraphs; Whisper reads each as a passage that must stand alone. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n')
}
