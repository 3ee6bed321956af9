/** Blinks Whisper's face on the launcher, both before and after the page's script loads. */
import { blinkPause, shutFor } from '../../ui/face/blinkPause'

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
