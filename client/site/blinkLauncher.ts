/** Whisper's face on the launcher blinks, before the page's script as after it. */
import { blinkPause, shutFor } from '../ui/blinkPause'

export function blinkLauncher(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const shut = (isShut: boolean) =>
    document.querySelector('[data-launcher] svg')?.toggleAttribute('data-shut', isShut)
  setTimeout(() => {
    shut(!still.matches)
    setTimeout(() => {
      shut(false)
      blinkLauncher()
    }, shutFor)
  }, blinkPause(Math.random()))
}
