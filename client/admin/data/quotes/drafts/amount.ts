/** Amounts as people type them. Cents. */

/** '45', '45.50' */
export function amount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** Of '45', '45.5', '$1,045.50'. Null when it is none. */
export function readAmount(text: string): number | null {
  const plain = /^\s*\$?\s*([\d,]{1,12})(?:\.(\d{1,2}))?\s*$/.exec(text)
  const [, whole = '', part = ''] = plain ?? []
  const digits = whole.replaceAll(',', '')
  return digits === '' ? null : Number(digits) * 100 + Number(part.padEnd(2, '0'))
}
