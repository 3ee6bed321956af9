/** Copies text to the clipboard with a confirmation, or says that the browser blocked it. */
import { useToast } from '../../ui/status/Toast'

export function useCopy(): (text: string, name?: string) => Promise<void> {
  const say = useToast()
  return async (text, name = text) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused, or the page isn't served over https and has no clipboard at all.
      say(
        `${name} wasn’t copied: the browser blocked the clipboard. Select it and copy it yourself.`,
        'error',
      )
      return
    }
    say(`${name} copied.`)
  }
}
