/**
 * An item's quantity: minus (never below one), the number, plus. A typed number applies at once; 0
 * removes the item, but only when confirmed with Enter or by leaving the field.
 */
import { useState } from 'react'
import Minus from '~icons/lucide/minus'
import Plus from '~icons/lucide/plus'
import { maxQuantity } from '#shared/quotes/rules'
import styles from './Quantity.module.css'

interface QuantityProps {
  name: string
  quantity: number
  onSet: (quantity: number) => void
}

export function Quantity({ name, quantity, onSet }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    setTyped(digits)
    if (Number(digits) > 0) onSet(Math.min(Number(digits), maxQuantity))
  }
  function finish() {
    if (typed !== null && typed !== '' && Number(typed) === 0) onSet(0)
    setTyped(null)
  }

  return (
    <span className={styles.quantity}>
      <button
        type="button"
        aria-label={`One less ${name}`}
        disabled={quantity <= 1}
        onClick={() => onSet(quantity - 1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <input
        aria-label={`Quantity of ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
      <button
        type="button"
        aria-label={`One more ${name}`}
        disabled={quantity >= maxQuantity}
        onClick={() => onSet(quantity + 1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
