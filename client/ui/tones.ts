/** Two short tones. Browsers stay silent until the user has interacted with the page. */
const frequencies = [660, 880]
const toneSeconds = 0.14

export function playTones(): void {
  const audio = new AudioContext()
  for (const [n, frequency] of frequencies.entries()) {
    const begin = audio.currentTime + n * toneSeconds
    const tone = new OscillatorNode(audio, { frequency })
    const volume = new GainNode(audio, { gain: 0.15 })
    volume.gain.setTargetAtTime(0, begin + toneSeconds / 2, 0.03)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + toneSeconds)
    if (n === frequencies.length - 1) tone.onended = () => void audio.close()
  }
}
