/** Labels for the external services. */
import type { WhisperServices } from '#shared/whisper/calls'

type Embeddings = WhisperServices['embeddings']

const written = (count: number) => count.toLocaleString('en-US')

/** Whether embedding is in progress: texts are left and there is no problem. */
export function embedsNow(embeddings: Embeddings | undefined): boolean {
  if (!embeddings || embeddings.problem !== undefined) return false
  return embeddings.done + embeddings.refused < embeddings.of
}

export function embeddingsLabel(embeddings: Embeddings): string {
  if (!embeddings)
    return 'Off. Set EMBEDDINGS_MODEL on the server to find answers by meaning as well as by words.'
  const { done, of, refused, problem } = embeddings
  if (problem !== undefined) {
    const howFar = done < of ? ` ${written(done)} of ${written(of)} texts are embedded.` : ''
    return `The service isn’t working: ${problem}. For now, Whisper matches by words alone.${howFar}`
  }
  // The server loads the texts at its first question.
  if (of === 0) return 'Starts with the next question'
  if (done + refused < of) return 'Embedding texts'
  if (refused === 0) return `All ${written(of)} texts embedded`
  return `${written(done)} of ${written(of)} texts embedded. The service refuses the rest, which Whisper matches by words alone.`
}

export function modelLabel(model: WhisperServices['model']): string {
  if (!model)
    return 'Off. Set LLM_URL and LLM_MODEL on the server to have a language model word the answers.'
  const { spent, daily } = model
  if (spent >= daily)
    return `All of today’s ${written(daily)} tokens are used up. Answers quote the knowledge base until tomorrow.`
  return `${written(spent)} of ${written(daily)} tokens used today`
}
