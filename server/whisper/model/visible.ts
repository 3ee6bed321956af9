/** Removes control and invisible characters, which can hide instructions. */
export function visible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
}
