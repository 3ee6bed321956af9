/** The bare admin page: renders each change at once with React, showing the newest 50. */
import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { io } from 'socket.io-client'

const Card = memo(function Card({ interaction }) {
  const { timestamp, userMessage, botResponse } = interaction
  return (
    <article>
      <time>{new Date(timestamp).toLocaleTimeString()}</time>
      <h3>User</h3>
      <p>{userMessage}</p>
      <h3>Whisper</h3>
      <p>{botResponse}</p>
    </article>
  )
})

function Page() {
  const [interactions, setInteractions] = useState([])
  useEffect(() => {
    const socket = io('/admin', { transports: ['websocket'] })
    socket.on('change', (change) => {
      window.changes = (window.changes ?? 0) + 1
      flushSync(() => setInteractions((known) => [change, ...known].slice(0, 50)))
    })
  }, [])
  return interactions.map((interaction) => <Card key={interaction.id} interaction={interaction} />)
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />)
