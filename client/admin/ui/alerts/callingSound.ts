/** Whether this browser alerts teammates by two short tones. */
import { playTones } from '../../../ui/tones'
import { ObservableValue } from '../observable'

const storageKey = 'calling-sound'

export const callingSound = new ObservableValue(stored())

export function setCallingSound(isOn: boolean): void {
  callingSound.set(isOn)
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  if (isOn) playTones()
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
