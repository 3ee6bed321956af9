/** A search field with an icon; `shortcut` is shown while it is empty. Escape clears it. */
import type { Ref } from 'react'
import Search from '~icons/lucide/search'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  shortcut?: string | undefined
  ref?: Ref<HTMLInputElement>
  className?: string | undefined
  onChange: (value: string) => void
}

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, shortcut, ref, className, onChange } = props
  return (
    <div className={[styles.search, className].filter(Boolean).join(' ')}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      {shortcut && value === '' && (
        <span className={styles.shortcut} aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </div>
  )
}
