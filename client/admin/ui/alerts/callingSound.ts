import { playTones } from '../../../ui/tones'
import { StoredFlag } from '../storedFlag'

/** Whether this browser alerts teammates by two short tones. */
export const callingSound = new StoredFlag('calling-sound')

export function setCallingSound(isOn: boolean): void {
  callingSound.set(isOn)
  if (isOn) playTones()
}
