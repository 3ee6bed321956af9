/** What stands on the lines of a field, one thing on each; blank ones are none. */
export function linesIn(form: FormData, name: string): string[] {
  return String(form.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
