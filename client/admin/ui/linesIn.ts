/** The non-blank lines of a text field, trimmed. */
export function linesIn(form: FormData, name: string): string[] {
  return String(form.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
