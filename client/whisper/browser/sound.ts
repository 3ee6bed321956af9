import { withTabLock } from '../../tabs'
/**
 * The tones for a visitor who looks elsewhere when a teammate joins or writes: once in all tabs,
 * and in none while one of them shows it.
 */
import { playTones } from '../../ui/tones'
import { isSoundOn, lastAlert, rememberAlert } from './remembered'

/** Lets a tab that shows it go first. */
const othersFirstMs = 300

/** @param id of what was said, the same in all tabs */
export async function alertOnce(id: string, isShown: boolean): Promise<void> {
  if (!isShown) await new Promise((passed) => setTimeout(passed, othersFirstMs))
  await withTabLock('whisper-alert', async () => {
    if (lastAlert() === id) return
    rememberAlert(id)
    if (!isShown && isSoundOn()) playTones()
  })
}
