/**
 * 'This asks…': finds the section that a question asks for and assigns it, also by keyboard alone.
 * A choice is published at once.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Search from '~icons/lucide/search'
import { wayKey } from '#shared/knowledge/sections'
import type { FoundSection } from '#shared/training/records'
import styles from './SectionFinder.module.css'
import { useSections } from './useSections'
import { waysName } from './waysName'

interface SectionFinderProps {
  question: string
  isBusy: boolean
  onChoose: (section: FoundSection) => void
  onCancel: () => void
}

export function SectionFinder({ question, isBusy, onChoose, onCancel }: SectionFinderProps) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { data: sections = [], error, isPending, isBehind } = useSections(text, question)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chosen = sections[Math.min(at, sections.length - 1)]
  const optionId = (section: FoundSection) => `${id}-${section.entry}-${section.section}`

  useEffect(() => input.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && sections.length > 0) {
      setAt((Math.min(at, sections.length - 1) + step + sections.length) % sections.length)
    } else if (event.key === 'Enter') {
      // Only visible results can be chosen.
      if (chosen && !isBusy && !isBehind) onChoose(chosen)
    } else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.asks}>
      <div className={styles.search}>
        <Search size={16} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label="Find the section this question asks"
          aria-autocomplete="list"
          aria-expanded={sections.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder="Find a section"
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label="Sections found"
        aria-busy={isBehind}
        hidden={sections.length === 0}
      >
        {sections.map((section) => (
          // Keys are handled by the combobox.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={optionId(section)}
            id={optionId(section)}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={section === chosen}
            aria-disabled={isBusy}
            // Keeps the focus in the combobox.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => !isBusy && onChoose(section)}
          >
            <span>
              {marked(section.title, text).map(([piece, isMarked], place) =>
                // Pieces of a text have no other key.
                // oxlint-disable-next-line react/no-array-index-key
                isMarked ? <mark key={place}>{piece}</mark> : piece,
              )}
              <span className={styles.entry}>
                {section.entryTitle}, {waysName(section.ways)}
              </span>
            </span>
            {section === chosen && <kbd>Enter</kbd>}
          </div>
        ))}
      </div>
      <p className={styles.foot} role="status">
        {error
          ? `We couldn’t search the sections. ${error.message}`
          : isPending || sections.length > 0
            ? 'Adds it as a way of asking and publishes that. No answer to write.'
            : text.trim() === ''
              ? 'Type a word of the section’s heading, its entry or its ways of asking.'
              : 'No section has all of these words.'}
      </p>
    </div>
  )
}

/** Splits a text into words that start with a search term, and the rest. Pure. */
function marked(text: string, sought: string): [piece: string, isMarked: boolean][] {
  const beginnings = wayKey(sought).split(' ').filter(Boolean)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => [piece, beginnings.some((one) => wayKey(piece).startsWith(one))])
}
