/** Puts words on the clipboard and says so; or says that the browser did not let us. */
import { useToast } from '../../ui/Toast'

export function useCopy(): (text: string, name?: string) => Promise<void> {
  const say = useToast()
  return async (text, name = text) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused, or the page is not served over https and has no clipboard at all.
      say(
        `${name} wasn’t copied: the browser blocked the clipboard. Select it and copy it yourself.`,
        'error',
      )
      return
    }
    say(`${name} copied.`)
  }
}
