/** Whether the visitor is typing. */
import { useEffect, useState } from 'react'
import { useAdminConnection } from '../../../data/live/LiveProvider'

const typingShownMs = 5_000

export function useTyping(conversationId: string): boolean {
  const connection = useAdminConnection()
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined
    const stop = connection.on('typing', (by) => {
      if (by.conversationId !== conversationId) return
      setTyping(true)
      clearTimeout(over)
      over = setTimeout(() => setTyping(false), typingShownMs)
    })
    return () => {
      clearTimeout(over)
      stop()
    }
  }, [connection, conversationId])
  return isTyping
}
