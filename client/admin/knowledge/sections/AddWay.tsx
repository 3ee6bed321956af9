/** Adds a way of asking; Enter confirms. Each pasted line becomes one. */
import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/knowledge/limits'
import { wayKey } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import styles from './Ways.module.css'

interface AddWayProps {
  label: string
  isFull: boolean
  /** Whether the field takes the focus, because it was asked for. */
  isBegun?: boolean
  /** Returns a message, or '' for none. */
  onAdd: (texts: readonly string[]) => string
}

export function AddWay({ label, isFull, isBegun, onAdd }: AddWayProps) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const canAdd = wayKey(text) !== '' && !isFull

  useEffect(() => {
    if (isBegun) box.current?.focus()
  }, [isBegun])

  function add(texts: readonly string[]): void {
    setNote(onAdd(texts))
    box.current?.focus()
  }
  function addWritten(): void {
    add([text])
    setText('')
  }
  const limit = `You can have up to ${limits.ways}. Remove one to add another.`

  return (
    <div className={styles.add}>
      <input
        ref={box}
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={limits.way}
        disabled={isFull}
        onChange={({ target }) => {
          setText(target.value)
          setNote('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (canAdd) addWritten()
        }}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text').split(/\r\n?|\n/)
          const texts = lines.filter((line) => wayKey(line) !== '')
          if (texts.length < 2) return
          event.preventDefault()
          add(texts)
        }}
      />
      <Button look="line" disabled={!canAdd} onClick={addWritten}>
        Add
      </Button>
      <p role="status">{isFull ? limit : note}</p>
    </div>
  )
}
