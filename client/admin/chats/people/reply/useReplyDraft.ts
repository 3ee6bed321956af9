/**
 * What a teammate is typing; survives a reload. It stays the reply or the note it was begun as,
 * whoever gets the conversation meanwhile: a note must never reach the visitor.
 */
import { useEffect, useState } from 'react'
import { readText, storeText } from '../../../../storage'

type Kind = 'reply' | 'note'

interface Draft {
  kind: Kind
  text: string
}

export function useReplyDraft(conversationId: string, isMine: boolean) {
  const [draft, setDraft] = useState(() => read(conversationId))
  const [chosen, setChosen] = useState<Kind>('reply')
  useEffect(() => store(conversationId, draft), [conversationId, draft])
  /** What the next one is. */
  const next = isMine ? chosen : 'note'
  const kind = draft.text === '' ? next : draft.kind
  return {
    text: draft.text,
    kind,
    setText(text: string) {
      // An emptied note of one's own conversation isn't followed by a reply.
      if (isMine && text === '') setChosen(kind)
      setDraft((now) => ({ kind: now.text === '' ? next : now.kind, text }))
    },
    choose(kind: Kind) {
      if (isMine) setChosen(kind)
      setDraft((now) => ({ ...now, kind }))
    },
    clear: () => setDraft({ kind: next, text: '' }),
  }
}

const textKey = (conversationId: string) => `reply-draft ${conversationId}`
const kindKey = (conversationId: string) => `reply-draft-kind ${conversationId}`

/** A note where the kind isn't known. */
function read(conversationId: string): Draft {
  const isReply = readText('session', kindKey(conversationId)) === 'reply'
  const text = readText('session', textKey(conversationId)) ?? ''
  return { kind: isReply ? 'reply' : 'note', text }
}

function store(conversationId: string, { kind, text }: Draft): void {
  storeText('session', kindKey(conversationId), text === '' ? null : kind)
  storeText('session', textKey(conversationId), text === '' ? null : text)
}
