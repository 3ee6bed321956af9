/** One more way of asking; Enter adds it. Lines that are pasted are one each. */
import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/knowledge/limits'
import { wayKey } from '#shared/knowledge/sections'
import { Button } from '../../../ui/Button'
import styles from './Ways.module.css'

interface AddWayProps {
  label: string
  isFull: boolean
  /** It was asked for: it takes the focus. */
  isBegun?: boolean
  /** Returns what to say of it; '' for nothing. */
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
