/** Whether this browser sounds when a teammate joins or writes while the panel isn’t in view. */
import { useState } from 'react'
import { isSoundOn, rememberSound } from '../browser/remembered'

const cone = 'M2 6h2.5L8 3v10L4.5 10H2z'
const waves = 'M10.5 6a3 3 0 0 1 0 4M12.5 4a6 6 0 0 1 0 8'
const cross = 'm10.5 6 4 4m0-4-4 4'

export function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundOn)
  const turn = () => {
    rememberSound(!isOn)
    setIsOn(!isOn)
  }
  return (
    <button type="button" role="switch" aria-checked={isOn} onClick={turn}>
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
        <path
          d={cone + (isOn ? waves : cross)}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
        />
      </svg>
      Sound {isOn ? 'on' : 'off'}
    </button>
  )
}
