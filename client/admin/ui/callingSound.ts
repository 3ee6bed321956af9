/** The alert for teammates, two short tones, and whether this browser plays it. */
import { ObservableValue } from './observable'

const storageKey = 'calling-sound'

export const callingSound = new ObservableValue(stored())

export function setCallingSound(isOn: boolean): void {
  callingSound.set(isOn)
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  if (isOn) playCall()
}

const tones = [660, 880]
const toneSeconds = 0.14

/** Browsers stay silent until the user has interacted with the page. */
export function playCall(): void {
  const audio = new AudioContext()
  for (const [n, frequency] of tones.entries()) {
    const begin = audio.currentTime + n * toneSeconds
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0.15 })
    volume.gain.setTargetAtTime(0, begin + toneSeconds / 2, 0.03)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + toneSeconds)
    if (n === tones.length - 1) tone.onended = () => void audio.close()
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
