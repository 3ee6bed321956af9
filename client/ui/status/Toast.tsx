/**
 * Short messages about what just happened. Good news disappears by itself, unless hovered or
 * focused; errors stay until closed.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Icon } from '../Icon'
import styles from './Toast.module.css'

interface Toast {
  id: number
  tone: 'good' | 'error'
  text: string
}
type Say = (text: string, tone?: Toast['tone']) => void

const staysMs = 6_000
const maxShown = 3
const Toasts = createContext<Say>(() => {})

export function useToast(): Say {
  return useContext(Toasts)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const say = useCallback<Say>((text, tone = 'good') => {
    setToasts((shown) => {
      const id = (shown.at(-1)?.id ?? 0) + 1
      return [...shown.slice(1 - maxShown), { id, text, tone }]
    })
  }, [])
  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  return (
    <Toasts value={say}>
      {children}
      <div className={styles.toasts} role="status">
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </Toasts>
  )
}

function OneToast({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const { id, tone, text } = toast
  const [attended, setAttended] = useState(false)
  useEffect(() => {
    if (tone === 'error' || attended) return
    const timer = setTimeout(() => onClose(id), staysMs)
    return () => clearTimeout(timer)
  }, [id, tone, attended, onClose])
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon name={tone === 'good' ? 'check' : 'alert'} />
      <p>{text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onPointerEnter={() => setAttended(true)}
        onPointerLeave={() => setAttended(false)}
        onFocus={() => setAttended(true)}
        onBlur={() => setAttended(false)}
        onClick={() => onClose(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
